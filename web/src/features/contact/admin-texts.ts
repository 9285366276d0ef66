import type { TicketState } from '@carsi/contracts/messaging/tickets';

export const stateNames: Readonly<Record<TicketState, string>> = {
  open: 'Açık',
  answered: 'Yanıtlandı',
  closed: 'Kapandı',
};

export const adminTexts = {
  title: 'Destek kayıtları',
  text: 'İletişim formlarından gelen mesajlar. Yanıtınız e-postayla gider.',
  search: 'Ad, e-posta, konu veya numara ara',
  state: 'Durum',
  all: 'Tümü',
  none: 'Bu ölçütlere uyan kayıt yok.',
  loadFailed: 'Yönetici verileri yüklenemedi',
  failed: 'İşlem başarısız',
  erased: 'Silinmiş kişi',
  member: 'üye',
  opened: (ago: string) => `${ago} yazdı`,
  priority: 'Öncelikli',
  reply: 'Yanıtla',
  close: 'Kapat',
  reopen: 'Yeniden aç',
  erase: 'Kişisel verileri sil',
  eraseTitle: 'Kişisel verileri sil',
  eraseText:
    'Bu adresten gelen bütün kayıtlardaki ad, e-posta, telefon, mesaj ve yanıtlar geri alınamaz biçimde silinir.',
  eraseConfirm: 'Sil',
  cancel: 'Vazgeç',
  closed: 'Kayıt kapatıldı',
  reopened: 'Kayıt yeniden açıldı',
  deleted: 'Kişisel veriler silindi',
  sent: 'Yanıt gönderildi',
  answerTitle: 'Yanıt yaz',
  answer: 'Yanıtınız',
  answerHint: 'Yazdığınız metin e-postayla gider.',
  answerMissing: 'Yanıt gereklidir',
  answerLong: 'Yanıt en fazla 5000 karakter olabilir.',
  send: 'Gönder',
  answeredAt: (ago: string) => `Yanıt, ${ago}`,
} as const;
