import type { blogCategories } from '@carsi/contracts/directory/editorial';

export type BlogCategoryId = (typeof blogCategories)[number];

export const categoryNames: Readonly<Record<BlogCategoryId, string>> = {
  marketing: 'Pazarlama',
  business: 'İşletme',
  technology: 'Teknoloji',
  tips: 'İpuçları',
};

export const texts = {
  title: 'Blog',
  description: 'İşletme sahipleri ve müşteriler için Türkçe yazılar: usta seçimi, fotoğraf, kampanya, KVKK, rakamlar.',
  lead: 'İşletmenizi büyütmek, doğru yeri seçmek ve işin inceliklerini öğrenmek için yazılar.',
  search: 'Makale ara...',
  searchLabel: 'Makale ara',
  find: 'Ara',
  categories: 'Kategoriler',
  all: 'Tümü',
  saved: 'Kaydettiklerim',
  featured: 'Öne Çıkan Makaleler',
  latest: 'Son Makaleler',
  of: (category: string) => `${category} Makaleleri`,
  found: (q: string) => `“${q}” için sonuçlar`,
  byCategory: 'Kategorilere göz atın',
  posts: (n: string) => `${n} makale`,
  none: 'Makale bulunamadı',
  noneText: 'Başka bir sözcük deneyin ya da bütün makalelere bakın.',
  noneSaved: 'Henüz kaydettiğiniz makale yok',
  noneSavedText: 'Bir makaledeki “Kaydet” düğmesi onu burada toplar.',
  showAll: 'Bütün makaleler',
  failed: 'Makaleler yüklenemedi.',
  more: 'Devamını Oku',
  moreOf: (title: string) => `Devamını Oku: ${title}`,
  minutes: (n: number) => `${n} dk okuma`,
  views: (n: string) => `${n} görüntülenme`,
  likes: (n: string) => `${n} beğeni`,
  like: 'Beğen',
  liked: 'Beğenildi',
  save: 'Kaydet',
  savedOne: 'Kaydedildi',
  share: 'Paylaş',
  reactFailed: 'İşlem başarısız',
  tags: 'Etiketler',
  missing: 'Makale bulunamadı',
  missingText: 'Bu makale taşınmış ya da yayından kalkmış olabilir.',
  related: 'Bunlar da ilginizi çekebilir',
} as const;
