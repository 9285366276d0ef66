import { site } from '../../config/site';
export const texts = {
  get title() {
    return `${site.name}: Türkiye’nin işletme rehberi`;
  },
  description:
    'Türkiye’nin 81 ilinde işletmeleri ada, kategoriye ve şehre göre arayın; yorumları okuyun, telefonla ya da mesajla hemen ulaşın.',
  heading: 'Aradığınız işletme çarşıda.',
  lead: '81 ilde restoran, berber, tamirci, diş hekimi… Arayın, karşılaştırın, doğrudan ulaşın.',
  quick: 'Hızlı kategoriler',
  samples: 'Örnek aramalar',
  allSearch: 'Tüm işletmelerde ara',
  get stats() {
    return `Sayılarla ${site.name}`;
  },
  statNames: {
    companies: 'işletme',
    users: 'kullanıcı',
    categories: 'kategori',
    cities: 'il',
    reviews: 'değerlendirme',
  },
  categories: 'Popüler kategoriler',
  allCategories: 'Tüm kategoriler',
  featured: 'Öne çıkan firmalar',
  allCompanies: 'Tüm firmaları gör',
  noFeatured: 'Henüz öne çıkan firma yok.',
  failed: 'Firmalar yüklenemedi.',
  categoriesFailed: 'Kategoriler yüklenemedi',
  recommendations: {
    title: 'AI önerileri',
    text: 'Puan, yakınlık ve ilgi verilerinden otomatik hesaplanır.',
    refresh: 'Yenile',
    refreshed: 'AI verileri güncellendi',
    failed: 'AI verileri yüklenirken bir hata oluştu',
    empty: 'Öneri için henüz yeterli veri yok.',
  },
} as const;

export const quickCategories = [
  { slug: 'restoran', name: 'Restoran' },
  { slug: 'kafe', name: 'Kafe' },
  { slug: 'berber', name: 'Berber' },
  { slug: 'guzellik', name: 'Güzellik' },
] as const;

export const sampleSearches = [
  'istanbul restoran',
  'ankara berber',
  'izmir kafe',
  'bursa güzellik',
  'antalya otel',
] as const;
