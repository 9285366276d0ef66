import { atName, inName } from '@carsi/turkish/suffix';
import { site } from '../../config/site';
export const texts = {
  title: 'Kategoriler',
  pageTitle: 'İşletme Kategorileri',
  find: 'Kategori ara...',
  popular: 'Popüler Kategoriler',
  allHeading: 'Tüm Kategoriler',
  notFound: 'Kategori bulunamadı',
  description: 'Restorandan sağlığa, eğitimden tamire: Türkiye’deki işletmeleri kategorilerine göre keşfedin.',
  lead: 'Her kategoride kaç firma olduğu sayılarak gösterilir.',
  failed: 'Kategoriler yüklenemedi',
  retry: 'Tekrar Dene',
  list: 'Firmalar',
  count: (n: string) => `${n} firma`,
  missing: 'Kategori Bulunamadı',
  missingText: 'Aradığınız kategori mevcut değil veya kaldırılmış olabilir.',
  all: 'Tüm kategoriler',
  heading: (category: string, many: string, city: string) => (city ? `${atName(city)} ${many}` : category),
  listHeading: (many: string, city: string) =>
    city ? `${atName(city)} ${many}` : many.charAt(0).toLocaleUpperCase('tr') + many.slice(1),
  /** 'Kadıköy’deki diş hekimleri, İstanbul': districts of several provinces have one name. */
  pageHeading: (many: string, place: string, cityOfDistrict: string): string => {
    const heading = texts.listHeading(many, place);
    return cityOfDistrict === '' || place.startsWith(`${cityOfDistrict} `) ? heading : `${heading}, ${cityOfDistrict}`;
  },
  /** A central district says nothing without its province. */
  districtIn: (district: string, city: string) => (district === 'Merkez' ? `${city} Merkez` : district),
  placeSentence: (many: string, place: string, n: string) =>
    `${atName(place)} ${many}: ${n} işletme; puanları, yorumları, çalışma saatleri, telefonları ve adresleriyle.`,
  describe: (many: string, city: string) =>
    `${city ? atName(city) : 'Türkiye’nin her yerinden'} ${many}: puan, yorum, telefon ve adresler ${inName(site.name)}.`,
  subcategories: 'Alt Kategoriler',
  findCompany: 'İşletme ara...',
  findButton: 'Ara',
  view: 'Görünüm',
  views: { izgara: 'Kartlar', liste: 'Liste' },
  noneFound: (q: string) => `“${q}” için firma bulunamadı.`,
  city: 'Şehir',
  allCities: 'Tüm Türkiye',
  go: 'Göster',
  companies: (n: string) => `${n} firma listeleniyor`,
  none: 'Bu kategoride henüz firma yok.',
  noneInCity: (city: string) => `${inName(city)} bu kategoride henüz işletme yok.`,
  search: 'Tümünü gör, sırala ve filtrele',
  cities: 'Şehirlere göre',
  districts: 'İlçelere göre',
  listFailed: 'Firmalar yüklenemedi.',
} as const;
