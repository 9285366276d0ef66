import type { Refusals } from '@carsi/platform/hosting/refusals';
import { ticketRefusals } from './tickets/refusals.js';
import { notificationRefusals } from './notifications/refusals.js';

export const refusals = {
  CONVERSATION_NOT_FOUND: { status: 404, message: 'Konuşma bulunamadı.' },
  CONVERSATION_WITH_ONESELF: { status: 403, message: 'Kendi işletmenize mesaj gönderemezsiniz.' },
  CONVERSATION_BLOCKED: { status: 403, message: 'Bu konuşmada mesaj gönderilemez.' },
  CONVERSATION_LOCKED: { status: 403, message: 'Bu konuşma yöneticilerimizce kapatıldı.' },
  REPORT_NOT_FOUND: { status: 404, message: 'Bu konuşma bildirilmemiş.' },
  PERSON_GONE: { status: 409, message: 'Bu kullanıcı hesabını sildi.' },
  COMPANY_NOT_FOUND: { status: 404, message: 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.' },
  COMPANY_UNCLAIMED: { status: 409, message: 'İşletme henüz sahiplenilmedi' },
  MESSAGES_OFF: { status: 403, message: 'Bu işletme mesaj kabul etmiyor.' },
  MESSAGE_EMPTY: { status: 422, message: 'Mesaj boş olamaz.' },
  MESSAGE_TOO_LONG: { status: 422, message: 'Mesaj en fazla 2000 karakter olabilir.' },
  REPORT_NOTE_TOO_LONG: { status: 422, message: 'Açıklama en fazla 1000 karakter olabilir.' },
  EMAIL_UNVERIFIED: { status: 403, message: 'Bu işlem için önce e-posta adresinizi doğrulamalısınız.' },
  ...notificationRefusals,
  ...ticketRefusals,
} as const satisfies Refusals;
