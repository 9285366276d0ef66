import type { Refusals } from '@carsi/platform/hosting/refusals';

export const refusals = {
  COMPANY_NOT_FOUND: { status: 404, message: 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.' },
  COMPANY_NOT_YOURS: { status: 403, message: 'Bu firmanın aboneliğini yalnız sahibi yönetebilir.' },
  COMPANY_NOT_OPEN: { status: 409, message: 'Yayında olmayan bir firma için abonelik başlatılamaz.' },
  PLAN_DURATION: { status: 422, message: 'Abonelikler 30 günlüktür.' },
  SUBSCRIPTION_NOT_RUNNING: { status: 409, message: 'Yenilenecek bir abonelik yok.' },
  TRIAL_USED: { status: 409, message: 'Ücretsiz deneme hakkınızı daha önce kullandınız.' },
  TRIAL_NOT_NOW: { status: 409, message: 'Ücretli bir plan sürerken deneme başlatılamaz.' },
  INVOICE_NOT_FOUND: { status: 404, message: 'Fatura bulunamadı.' },
  INVOICE_VOID: { status: 409, message: 'Bu fatura geçersiz; ödendi olarak işaretlenemez.' },
  INVOICE_PAID: { status: 409, message: 'Ödenmiş bir fatura geçersiz kılınamaz.' },
} as const satisfies Refusals;
