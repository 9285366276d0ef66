import type { Refusals } from '@carsi/platform/hosting/refusals';

export const refusals = {
  COMPANY_NOT_FOUND: { status: 404, message: 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.' },
  COMPANY_GONE: { status: 410, message: 'Bu firma kapandı.' },
  COMPANY_EXISTS: { status: 409, message: 'Bu firma zaten kayıtlı.' },
  COMPANY_NOT_PENDING: { status: 409, message: 'Bu firma onay beklemiyor.' },
  COMPANY_NOT_ACTIVE: { status: 409, message: 'Bu firma yayında değil.' },
  COMPANY_CLOSED_BY_OWNER: { status: 409, message: 'Bu firmayı sahibi kapattı.' },
  OFFERING_NOT_FOUND: { status: 404, message: 'Ürün veya hizmet bulunamadı.' },
  CAMPAIGN_NOT_FOUND: { status: 404, message: 'Kampanya bulunamadı.' },
  CAMPAIGN_ENDS_BEFORE_START: { status: 422, message: 'Bitiş tarihi başlangıç tarihinden önce olamaz.' },
  CATEGORY_EXISTS: { status: 409, message: 'Bu kategori zaten var.' },
  CATEGORY_NOT_FOUND: { status: 404, message: 'Kategori bulunamadı.' },
  CATEGORY_NAME_REQUIRED: { status: 422, message: 'Kategori adı gereklidir.' },
} as const satisfies Refusals;
