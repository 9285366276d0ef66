import { minuteOfWeek } from '@carsi/turkish/calendar';
import type { SearchCategory, SearchDocument } from '../../search.js';
import { company } from '../search/company.js';

/** root > id = name; synonyms */
const tree = `
restaurant > lokanta = Lokanta; restoran,esnaf lokantası
restaurant > cafe = Kafe; cafe,kahveci
restaurant > fastfood = Fast Food; çiğ köfte,hamburger
beauty > beauty-salon = Güzellik Salonu; güzellik merkezi
beauty > barber = Berber; erkek kuaförü
entertainment > theatre = Tiyatro; sahne
pets > vet = Veteriner; veteriner kliniği,baytar
pets > pet-hotel = Pet Oteli; köpek oteli
real-estate > estate-agent = Emlakçı; emlak ofisi,gayrimenkul danışmanı
technology > phone = Telefoncu; cep telefonu,ekran değişimi
moving > house-moving = Evden Eve Nakliyat; nakliyeci
textile > dry-cleaning = Kuru Temizleme; kuru temizlemeci
textile > workwear = İş Elbisesi; iş kıyafeti
health > pharmacy = Eczane; eczacı
health > dentist = Diş Hekimi; dişçi,diş kliniği,diş ağrısı
health > clinic = Klinik; doktor,muayenehane
health > psychologist = Psikolog; terapist,panik atak
accommodation > hotel = Otel; butik otel
transport > parking = Otopark; park yeri
automotive > car-rental = Araç Kiralama; oto kiralama
home > plumber = Tesisatçı; su tesisatçısı,su kaçağı
home > heating = Kombi Servisi; kombi bozuldu
home > carpet = Halı Yıkama; koltuk yıkama
home > electrician = Elektrikçi; elektrik ustası
industry > packaging = Ambalaj; koli
business > accounting = Muhasebeci; mali müşavir,vergi danışmanı
law > lawyer = Avukat; hukuk bürosu,iş davası,işten çıkarıldım
finance > insurance = Sigorta Acentesi; sigortacı
grocery > patisserie = Pastane; yaş pasta
shopping > jewelry = Kuyumcu; altın
`;
const roots: Readonly<Record<string, string>> = {
  restaurant: 'Restoran',
  beauty: 'Güzellik ve Bakım',
  entertainment: 'Eğlence',
  pets: 'Evcil Hayvan',
  'real-estate': 'Emlak',
  technology: 'Teknoloji',
  moving: 'Nakliyat',
  textile: 'Tekstil ve Terzi',
  health: 'Sağlık',
  accommodation: 'Konaklama',
  transport: 'Ulaşım',
  automotive: 'Otomotiv',
  home: 'Ev Hizmetleri',
  industry: 'Sanayi ve Üretim',
  business: 'İş Hizmetleri',
  law: 'Hukuk',
  finance: 'Finans ve Sigorta',
  grocery: 'Gıda',
  shopping: 'Alışveriş',
};
export const evidenceCategories: readonly SearchCategory[] = [
  ...Object.entries(roots).map(([id, name]) => ({ id, parentId: null, name, synonyms: [] })),
  ...tree
    .trim()
    .split('\n')
    .map((line) => {
      const [, parentId = '', id = '', name = '', synonyms = ''] = /^(.+) > (.+) = (.+); (.+)$/.exec(line) ?? [];
      return { id, parentId, name, synonyms: synonyms.split(',') };
    }),
];

const WEEK = 10_080;
const always = [[0, WEEK]] as const;
const HALF = WEEK / 2;
/** Half a week from now, for an hour. */
const closed = (): SearchDocument['open'] => {
  const from = (minuteOfWeek(new Date()) + HALF) % WEEK;
  return [[from, from + 60]];
};
const at = (id: string, name: string, category: string, district: string, more: Partial<SearchDocument> = {}) => {
  const own = evidenceCategories.find((each) => each.id === category)!;
  const path = [...evidenceCategories.filter((each) => each.id === own.parentId), own];
  return company(id, name, {
    categoryIds: path.map((each) => each.id),
    categoryWords: path.flatMap((each) => [each.name, ...each.synonyms]),
    city: Number(district.split('-')[0]),
    district,
    ...more,
  });
};

export const evidenceList = (): readonly SearchDocument[] => [
  at('sahinler', 'Şahinler Güzellik Salonu', 'beauty-salon', '6-cankaya'),
  at('beauty', 'Işık Güzellik Salonu', 'beauty-salon', '34-kadikoy', { bayesianRating: 4.8 }),
  at('theatre', 'Şehir Tiyatrosu', 'theatre', '34-sisli'),
  at('yuksel', 'Yüksel Veteriner Kliniği', 'vet', '35-bornova'),
  at('vet', 'Pati Veteriner Kliniği', 'vet', '34-kadikoy', { bayesianRating: 4.8 }),
  at('ugur', 'Uğur’un Yeri', 'lokanta', '34-uskudar'),
  at('gurun', 'Kaya Berber', 'barber', '58-gurun'),
  at('estate', 'Yuva Gayrimenkul', 'real-estate', '16-nilufer'),
  at('phone', 'Mega Telefon', 'technology', '34-sisli', { phones: ['2165551234'] }),
  at('mover', 'Güven Nakliyat', 'moving', '34-pendik'),
  at('muftuoglu', 'Müftüoğlu Et Lokantası', 'lokanta', '42-selcuklu'),
  at('meat', 'Ova Et Lokantası', 'lokanta', '34-sisli'),
  at('sahin-dry', 'Şahin Kuru Temizleme', 'dry-cleaning', '26-odunpazari'),
  at('dry', 'Pak Kuru Temizleme', 'dry-cleaning', '34-sisli'),
  at('moda-pharmacy', 'Rıhtım Eczanesi', 'pharmacy', '34-kadikoy', { open: closed() }),
  at('open-pharmacy', 'Bağlar Eczanesi', 'pharmacy', '34-uskudar', { open: always, attributes: ['7-24'] }),
  at('island-pharmacy', 'Çarkıfelek Eczanesi', 'pharmacy', '34-adalar', { open: closed() }),
  at('marmara', 'Yeni Marmara Eczanesi', 'pharmacy', '6-cankaya', { open: closed() }),
  at('marmara-island', 'İskele Eczanesi', 'pharmacy', '10-marmara', { open: closed() }),
  at('hotel', 'Yalı Otel', 'hotel', '48-bodrum', {
    attributes: ['uygun-fiyat', 'otopark'],
    rating: 4.2,
    reviewCount: 9,
  }),
  at('dear-hotel', 'Koy Otel', 'hotel', '48-fethiye', { rating: 4.7, reviewCount: 12, services: ['Açık havuz'] }),
  at('pet-hotel', 'Patili Pet Oteli', 'pet-hotel', '48-mentese'),
  at('parking', 'Merkez Otopark', 'parking', '6-cankaya'),
  at('konya-kitchen', 'Konya Mutfağı', 'lokanta', '7-muratpasa'),
  at('in-konya', 'Mevlana Sofrası', 'lokanta', '42-meram'),
  at('dentist', 'Dent Bahçeli', 'dentist', '34-bakirkoy', { open: always, rating: 4.6, reviewCount: 8 }),
  at('agri', 'Ağrı Oto Kiralama', 'car-rental', '4-merkez'),
  at('plumber', 'Deniz Tesisat', 'plumber', '34-sisli'),
  at('kargi', 'Kargı Ambalaj', 'packaging', '19-kargi'),
  at('accountant', 'Tuna Muhasebe', 'accounting', '34-sisli'),
  at('boiler', 'Isı Teknik', 'heating', '34-sisli'),
  at('carpet', 'Köpük Halı Yıkama', 'carpet', '35-bornova'),
  at('psychologist', 'Sakin Psikoloji', 'psychologist', '34-sisli'),
  at('canik', 'Ata Kafe', 'cafe', '55-canik'),
  at('insurance', 'Köprü Sigorta', 'insurance', '34-kadikoy', { services: ['DASK'] }),
  at('other-insurance', 'Çınar Sigorta', 'insurance', '6-cankaya', { services: ['DASK'] }),
  at('new-patisserie', 'Yeni Pastane', 'patisserie', '6-cankaya'),
  at('patisserie', 'Dilim Pastanesi', 'patisserie', '34-sisli', { bayesianRating: 4.9 }),
  at('ceyhan', 'Orhan Ceyhan Hukuk Bürosu', 'lawyer', '34-sisli'),
  at('in-ceyhan', 'Çukurova Hukuk Bürosu', 'lawyer', '1-ceyhan'),
  at('workwear', 'Emek İş Elbisesi', 'workwear', '34-sisli'),
  at('moda', 'Dalga Kahvesi', 'cafe', '34-kadikoy', { address: 'Caferağa Mah. Moda Cad. No: 4' }),
  at('cafe', 'Dikili Kafe', 'cafe', '35-dikili', { bayesianRating: 4.9 }),
  at('meydan', 'Meydan Deniz Otel', 'hotel', '72-merkez'),
  at('silver', 'Kardeşler Gümüş', 'jewelry', '34-pendik'),
  at('silver-barber', 'Kardeşler Gümüş Berber', 'barber', '34-pendik'),
  at('electrician', 'Güneş Elektrikçi', 'electrician', '26-odunpazari'),
  at('doctor', 'Şifa Kliniği', 'clinic', '34-sisli'),
  at('raw', 'Dürüm Evi', 'fastfood', '34-sisli'),
];
