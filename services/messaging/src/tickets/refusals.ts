import type { Refusals } from '@carsi/platform/hosting/refusals';

export const ticketRefusals = {
  TICKET_EXISTS: { status: 409, message: 'Bu mesaj zaten gönderildi.' },
  TICKET_NOT_FOUND: { status: 404, message: 'Destek kaydı bulunamadı.' },
  TICKET_FORGOTTEN: { status: 409, message: 'Bu kaydın sahibi silindi; yanıt gönderilemez.' },
  TICKET_NAME_REQUIRED: { status: 422, message: 'Ad soyad gereklidir' },
  TICKET_NAME_TOO_LONG: { status: 422, message: 'Ad soyad en fazla 100 karakter olabilir.' },
  TICKET_EMAIL_REQUIRED: { status: 422, message: 'E-posta gereklidir' },
  TICKET_EMAIL_INVALID: { status: 422, message: 'Geçerli bir e-posta adresi girin' },
  TICKET_PHONE_INVALID: { status: 422, message: 'Geçerli bir telefon numarası girin' },
  TICKET_SUBJECT_REQUIRED: { status: 422, message: 'Konu gereklidir' },
  TICKET_SUBJECT_TOO_LONG: { status: 422, message: 'Konu en fazla 150 karakter olabilir.' },
  TICKET_MESSAGE_REQUIRED: { status: 422, message: 'Mesaj gereklidir' },
  TICKET_MESSAGE_TOO_LONG: { status: 422, message: 'Mesaj en fazla 5000 karakter olabilir.' },
  TICKET_ANSWER_REQUIRED: { status: 422, message: 'Yanıt gereklidir' },
  TICKET_ANSWER_TOO_LONG: { status: 422, message: 'Yanıt en fazla 5000 karakter olabilir.' },
  NEWSLETTER_EMAIL_INVALID: { status: 422, message: 'Geçerli bir e-posta adresi girin' },
  NEWSLETTER_LINK_INVALID: { status: 422, message: 'Bu bağlantı geçersiz ya da süresi dolmuş.' },
} as const satisfies Refusals;
