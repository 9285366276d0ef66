export const texts = {
  title: 'Kategoriler',
  description: 'Restorandan sağlığa, eğitimden tamire: Türkiye’deki işletmeleri kategorilerine göre keşfedin.',
  lead: 'Her kategoride kaç firma olduğu sayılarak gösterilir.',
  failed: 'Kategoriler yüklenemedi',
  retry: 'Tekrar Dene',
  list: 'Firmalar',
  count: (n: string) => `${n} firma`,
  missing: 'Kategori Bulunamadı',
  missingText: 'Aradığınız kategori mevcut değil veya kaldırılmış olabilir.',
  all: 'Tüm kategoriler',
  heading: (category: string, city: string) => (city ? `${city} ${category}` : category),
  listHeading: (category: string, city: string) => `${city ? `${city} ${category}` : category} firmaları`,
  describe: (category: string, city: string) =>
    city
      ? `${city} ilindeki ${category} işletmeleri: puanlar, yorumlar, telefon ve adresler Çarşı’da.`
      : `Türkiye’nin her yerinden ${category} işletmeleri: puanlar, yorumlar, telefon ve adresler Çarşı’da.`,
  subcategories: 'Alt kategoriler',
  city: 'Şehir',
  allCities: 'Tüm Türkiye',
  go: 'Göster',
  companies: (n: string) => `${n} firma listeleniyor`,
  none: 'Bu kategoride henüz firma yok.',
  noneInCity: (city: string) => `${city} ilinde bu kategoride henüz firma yok.`,
  search: 'Tümünü gör, sırala ve filtrele',
  cities: 'Şehirlere göre',
  listFailed: 'Firmalar yüklenemedi.',
} as const;
