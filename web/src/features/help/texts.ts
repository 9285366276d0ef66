import type { faqCategories, ResourceKind } from '@carsi/contracts/directory/editorial';

export type FaqCategory = (typeof faqCategories)[number];

export const faqNames: Readonly<Record<FaqCategory, string>> = {
  account: 'Hesap',
  business: 'İşletme',
  search: 'Arama',
  reviews: 'Yorumlar',
  favorites: 'Favoriler',
};
export const kindNames: Readonly<Record<ResourceKind, string>> = {
  guide: 'Kılavuz',
  video: 'Video',
  tutorial: 'Eğitim',
  faq: 'SSS',
};

export const texts = {
  title: 'Yardım ve Destek',
  adminTitle: 'Yardım içeriği',
  shelves: { help: 'Kaynaklar', faq: 'Sık sorulan sorular' },
  description: 'Sık sorulan sorular, kılavuzlar ve bize ulaşmanın yolları.',
  lead: 'Sorunuzun yanıtını arayın, kılavuzlara göz atın ya da bize yazın.',
  ways: 'Bize ulaşın',
  chat: 'Canlı Sohbet',
  chatText: 'Otomatik asistan sorunuzu hemen yardım yazılarında ve işletmelerde arar.',
  chatOpen: 'Sohbeti aç',
  email: 'E-posta',
  emailText: '24 saat içinde yanıt veririz.',
  emailForm: 'Mesaj gönder',
  phone: 'Telefon',
  phoneText: 'Pazartesi - Cuma, 09:00-18:00',
  phoneMissing: 'İşletmeci bir telefon numarası girmedi.',
  tabs: { sss: 'Sık Sorulan Sorular', kaynaklar: 'Kaynaklar', iletisim: 'İletişim' },
  search: 'Soru ara...',
  searchLabel: 'Soru ara',
  categories: 'Soru kategorileri',
  all: 'Tümü',
  none: 'Soru bulunamadı',
  noneText: 'Başka bir sözcük deneyin ya da sorunuzu bize yazın.',
  ask: 'Bize yazın',
  failed: 'Yardım içeriği yüklenemedi.',
  helpful: 'Bu yanıt yararlı oldu mu?',
  helpfulArticle: 'Bu yazı yararlı oldu mu?',
  yes: 'Evet',
  no: 'Hayır',
  thanks: 'Teşekkürler, oyunuz kaydedildi.',
  voteFailed: 'İşlem başarısız',
  minutes: (n: number) => `${n} dk okuma`,
  popular: 'Popüler',
  read: 'Oku',
  readOf: (title: string) => `Oku: ${title}`,
  missing: 'Yardım yazısı bulunamadı',
  missingText: 'Bu yazı taşınmış ya da yayından kalkmış olabilir.',
  back: 'Bütün kaynaklar',
  updated: (date: string) => `Güncellendi: ${date}`,
  more: 'Aradığınızı bulamadınız mı?',
} as const;
