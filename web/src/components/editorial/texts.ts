import type { ArticleState, Shelf } from '@carsi/contracts/directory/editorial';
import { editorsOf } from '@carsi/contracts/common/site-name';
import { site } from '../../config/site';

export const shelfTexts: Readonly<Record<Shelf, { add: string; title: string; excerpt: string; content: string }>> = {
  blog: { add: 'Yeni makale', title: 'Başlık', excerpt: 'Özet', content: 'Metin (Markdown)' },
  help: { add: 'Yeni yardım yazısı', title: 'Başlık', excerpt: 'Özet', content: 'Metin (Markdown)' },
  faq: { add: 'Yeni soru', title: 'Soru', excerpt: 'Not (isteğe bağlı)', content: 'Yanıt (Markdown)' },
};
export const stateNames: Readonly<Record<ArticleState, string>> = {
  draft: 'Taslak',
  published: 'Yayında',
  withdrawn: 'Yayından kalktı',
};

export const texts = {
  search: 'Yazılarda ara',
  state: 'Durum',
  all: 'Tümü',
  none: 'Yazı bulunamadı.',
  loadFailed: 'Yazılar yüklenemedi.',
  edit: 'Düzenle',
  publish: 'Yayınla',
  withdraw: 'Yayından kaldır',
  show: 'Sitede gör',
  changed: (ago: string) => `Son değişiklik: ${ago}`,
  featured: 'Öne çıkan',
  published: 'Yazı yayınlandı',
  withdrawn: 'Yazı yayından kaldırıldı',
  saved: 'Yazı kaydedildi',
  failed: 'İşlem başarısız',
  back: 'Listeye dön',
  slug: 'Adres (boşsa başlıktan yapılır)',
  category: 'Kategori',
  image: 'Kapak görseli',
  imageHint: 'JPEG, PNG ya da WebP. Yazı listesinde, yazının başında ve paylaşımlarda gösterilir.',
  imageText: 'Görselde ne görünüyor?',
  tags: 'Etiketler (virgülle ayırın)',
  author: 'Yazar',
  role: 'Yazarın görevi',
  rank: 'Sıra',
  featuredLabel: 'Öne çıkanlarda göster',
  get byLine() {
    return { name: editorsOf(site.name), role: 'Editör' };
  },
  save: 'Kaydet',
  saveAndPublish: 'Kaydet ve yayınla',
  preview: 'Önizleme',
  previewEmpty: 'Metin yazdıkça burada görünür.',
  previewFailed: 'Önizleme yapılamadı.',
  unsaved: 'Kaydedilmemiş değişiklikler var. Listeye dönülsün mü?',
} as const;
