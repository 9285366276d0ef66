import type { Refusals } from '@carsi/platform/hosting/refusals';

export const refusals = {
  REVIEW_RATING_REQUIRED: { status: 422, message: 'Lütfen bir puan verin.' },
  REVIEW_TOO_SHORT: { status: 422, message: 'Yorum en az 10 karakter olmalıdır.' },
  REVIEW_TOO_LONG: { status: 422, message: 'Yorum en fazla 500 karakter olabilir.' },
  REVIEW_EXISTS: { status: 409, message: 'Bu firmaya zaten yorum yaptınız.' },
  REVIEW_OWN_COMPANY: { status: 403, message: 'Kendi işletmenize yorum yapamazsınız.' },
  REVIEW_NOT_FOUND: { status: 404, message: 'Yorum bulunamadı.' },
  REVIEW_SIGN_IN_REQUIRED: { status: 401, message: 'Yorum yapabilmek için giriş yapmanız gerekiyor.' },
  COMPANY_NOT_FOUND: { status: 404, message: 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.' },
} as const satisfies Refusals;
