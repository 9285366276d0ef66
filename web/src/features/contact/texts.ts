import type { TicketCategory } from '@carsi/contracts/messaging/tickets';
import { site } from '../../config/site';

export const categoryNames: Readonly<Record<TicketCategory, string>> = {
  general: 'Genel',
  technical: 'Teknik destek',
  business: 'İşletme',
  complaint: 'Şikâyet',
  suggestion: 'Öneri',
};

export const categories = Object.keys(categoryNames) as TicketCategory[];

export const texts = {
  title: 'İletişim',
  get description() {
    return `${site.name} ekibine yazın: soru, öneri, şikâyet ve teknik destek. E-postanıza 24 saat içinde yanıt veririz.`;
  },
  lead: 'Sorunuz, öneriniz ya da şikâyetiniz için bize yazın. Üye olmanız gerekmez.',
  formTitle: 'Bize yazın',
  name: 'Ad Soyad',
  email: 'E-posta',
  phone: 'Telefon (isteğe bağlı)',
  category: 'Konu türü (isteğe bağlı)',
  subject: 'Konu',
  message: 'Mesajınız',
  nameMissing: 'Ad soyad gereklidir',
  emailMissing: 'E-posta gereklidir',
  emailWrong: 'Geçerli bir e-posta adresi girin',
  phoneWrong: 'Geçerli bir telefon numarası girin',
  subjectMissing: 'Konu gereklidir',
  messageMissing: 'Mesaj gereklidir',
  messageLong: 'Mesaj en fazla 5000 karakter olabilir.',
  send: 'Gönder',
  failed: 'Mesaj gönderilemedi. Lütfen tekrar deneyin.',
  sentTitle: 'Mesajınız başarıyla gönderildi',
  sentText: (email: string) => `Yanıtımız ${email} adresine 24 saat içinde gelir.`,
  number: 'Kayıt numarası',
  again: 'Yeni bir mesaj yaz',
  data: 'Yazdıklarınızı yalnız size yanıt vermek için kullanırız.',
  privacy: 'Gizlilik ve KVKK',
  response: 'Yanıt süresi',
  responseText: 'E-postalara 24 saat içinde yanıt veririz.',
  hours: 'Destek saatleri',
  hoursText: 'Pazartesi - Cuma, 09:00-18:00',
  operator: 'İşletmeci',
  operatorName: 'Unvan',
  operatorAddress: 'Adres',
  operatorEmail: 'E-posta',
  operatorPhone: 'Telefon',
  operatorKep: 'KEP',
  operatorMissing: 'İşletmeci bu bilgiyi henüz girmedi.',
  help: 'Sık sorulan sorulara bakın',
} as const;
