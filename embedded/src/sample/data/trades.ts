import type { AttributeId } from '@carsi/contracts/directory/attributes';

export type Offered = readonly [name: string, price: number, unit?: string, kind?: 'product' | undefined];

export type Hours =
  | 'late'
  | 'morning'
  | 'cafe'
  | 'bakery'
  | 'shop'
  | 'market'
  | 'office'
  | 'clinic'
  | 'salon'
  | 'works'
  | 'gym'
  | 'night'
  | 'lessons'
  | 'school'
  | 'always';

export interface Trade {
  readonly hours: Hours;
  readonly offers: readonly Offered[];
  /** What such companies often have. */
  readonly attributes: readonly AttributeId[];
  /** Price levels from and to; absent where a level says nothing. */
  readonly prices?: readonly [from: number, to: number];
  /** The year before which there is none of the trade. */
  readonly youngest?: number;
}

const table = ['kredi-karti', 'yemek-karti', 'paket-servis', 'wifi', 'klimali', 'aile-salonu', 'otopark'] as const;
const counter = ['kredi-karti', 'yemek-karti', 'paket-servis', 'gel-al'] as const;
const beauty = ['randevulu', 'kredi-karti', 'klimali', 'wifi'] as const;
const visits = ['yerinde-hizmet', 'kredi-karti'] as const;
const store = ['kredi-karti', 'taksit', 'engelli-erisimi'] as const;
const practice = ['randevulu', 'kredi-karti', 'engelli-erisimi', 'taksit'] as const;
const product = (name: string, price: number): Offered => [name, price, 'fixed', 'product'];

/** What the most asked trades sell, with usual prices in lira. */
export const tradeTable: Readonly<Record<string, Trade>> = {
  lokanta: {
    hours: 'late',
    attributes: table,
    prices: [1, 2],
    offers: [
      product('Mercimek çorbası', 90),
      product('Kuru fasulye pilav', 190),
      product('Etli ekmek', 240),
      product('Zeytinyağlı tabağı', 160),
    ],
  },
  cafe: {
    hours: 'cafe',
    attributes: ['wifi', 'kredi-karti', 'bahce', 'evcil-hayvan', 'canli-muzik', 'engelli-erisimi', 'cocuk-alani'],
    prices: [1, 3],
    offers: [
      product('Türk kahvesi', 90),
      product('Filtre kahve', 110),
      product('Cheesecake', 180),
      product('Tost', 150),
    ],
  },
  fastfood: {
    hours: 'late',
    attributes: counter,
    prices: [1, 2],
    offers: [product('Hamburger menü', 280), product('Karışık pizza', 320), product('Ayvalık tostu', 160)],
  },
  kebap: {
    hours: 'late',
    attributes: table,
    prices: [2, 3],
    offers: [product('Adana kebap', 340), product('Urfa kebap', 340), product('Kuzu şiş', 420), product('Künefe', 180)],
  },
  doner: {
    hours: 'late',
    attributes: counter,
    prices: [1, 2],
    offers: [product('Et döner porsiyon', 320), product('Tavuk dürüm', 150), product('İskender', 380)],
  },
  pide: {
    hours: 'late',
    attributes: table,
    prices: [1, 2],
    offers: [product('Kıymalı pide', 220), product('Kuşbaşılı kaşarlı pide', 280), product('Lahmacun', 90)],
  },
  balik: {
    hours: 'late',
    attributes: [...table, 'bahce', 'canli-muzik'],
    prices: [2, 4],
    offers: [product('Levrek ızgara', 480), product('Hamsi tava', 320), product('Meze tabağı', 260)],
  },
  kahvalti: {
    hours: 'morning',
    attributes: ['bahce', 'cocuk-alani', 'kredi-karti', 'otopark', 'wifi', 'aile-salonu'],
    prices: [1, 3],
    offers: [product('Serpme kahvaltı', 450), product('Menemen', 160), product('Gözleme', 120)],
  },
  tatli: {
    hours: 'late',
    attributes: counter,
    prices: [1, 2],
    offers: [product('Fıstıklı baklava (kg)', 1100), product('Künefe', 180), product('Sütlaç', 110)],
  },
  corba: {
    hours: 'always',
    attributes: counter,
    prices: [1, 2],
    offers: [product('İşkembe çorbası', 160), product('Kelle paça', 180), product('Mercimek çorbası', 90)],
  },
  hairdresser: {
    hours: 'salon',
    attributes: [...beauty, 'kadinlara-ozel'],
    prices: [1, 3],
    offers: [
      ['Saç kesimi', 500],
      ['Fön', 250],
      ['Saç boyama', 1800],
      ['Gelin saçı', 6500],
    ],
  },
  barber: {
    hours: 'salon',
    attributes: beauty,
    prices: [1, 2],
    offers: [
      ['Saç kesimi', 350],
      ['Sakal tıraşı', 200],
      ['Cilt bakımı', 450],
      ['Çocuk tıraşı', 250],
    ],
  },
  'beauty-salon': {
    hours: 'salon',
    attributes: [...beauty, 'kadinlara-ozel', 'taksit'],
    prices: [2, 3],
    offers: [
      ['Lazer epilasyon', 900],
      ['Cilt bakımı', 950],
      ['Kaş tasarımı', 300],
      ['Manikür', 350],
    ],
  },
  nail: {
    hours: 'salon',
    attributes: beauty,
    prices: [1, 3],
    offers: [
      ['Manikür', 350],
      ['Pedikür', 450],
      ['Protez tırnak', 900],
    ],
  },
  dentist: {
    hours: 'clinic',
    attributes: practice,
    prices: [2, 4],
    offers: [
      ['Muayene', 1000],
      ['Diş temizliği', 1800],
      ['Dolgu', 2500],
      ['Kanal tedavisi', 4500],
      ['İmplant', 22000],
    ],
  },
  clinic: {
    hours: 'clinic',
    attributes: practice,
    prices: [2, 3],
    offers: [
      ['Muayene', 1500],
      ['Kontrol', 700],
      ['Kan tahlili', 900],
      ['Ultrason', 1600],
    ],
  },
  psychologist: {
    hours: 'office',
    youngest: 1992,
    attributes: ['randevulu', 'wifi', 'engelli-erisimi'],
    prices: [2, 4],
    offers: [
      ['Bireysel terapi', 2500, 'per_hour'],
      ['Çift terapisi', 3500, 'per_hour'],
      ['Online görüşme', 2200, 'per_hour'],
    ],
  },
  pharmacy: {
    hours: 'clinic',
    attributes: ['kredi-karti', 'engelli-erisimi'],
    offers: [['Tansiyon ölçümü', 0], ['Reçete hazırlama', 0], product('Dermokozmetik', 450)],
  },
  optician: {
    hours: 'shop',
    attributes: store,
    prices: [1, 3],
    offers: [product('Numaralı gözlük', 3500), product('Güneş gözlüğü', 2800), product('Lens', 900)],
  },
  vet: {
    hours: 'clinic',
    attributes: ['randevulu', 'kredi-karti', 'otopark'],
    prices: [2, 3],
    offers: [
      ['Muayene', 900],
      ['Karma aşı', 800],
      ['Kısırlaştırma', 5500],
    ],
  },
  repair: {
    hours: 'works',
    attributes: ['kredi-karti', 'otopark', 'randevulu'],
    prices: [1, 3],
    offers: [
      ['Periyodik bakım', 3800],
      ['Yağ değişimi', 1900],
      ['Fren balatası değişimi', 2400],
    ],
  },
  'car-wash': {
    hours: 'market',
    attributes: ['kredi-karti', 'wifi'],
    prices: [1, 2],
    offers: [
      ['Dış yıkama', 250],
      ['İç dış yıkama', 450],
      ['Detaylı temizlik', 3500],
    ],
  },
  tire: {
    hours: 'works',
    attributes: ['kredi-karti', 'taksit', 'yerinde-hizmet'],
    prices: [1, 3],
    offers: [
      ['Lastik değişimi', 300],
      ['Rot balans', 900],
      ['Lastik tamiri', 250],
      ['Lastik oteli', 1200],
    ],
  },
  towing: {
    hours: 'always',
    attributes: ['yerinde-hizmet'],
    offers: [
      ['Şehir içi çekici', 1800],
      ['Akü takviyesi', 900],
    ],
  },
  plumber: {
    hours: 'works',
    attributes: visits,
    offers: [
      ['Su kaçağı tespiti', 1500],
      ['Tıkanıklık açma', 1200],
      ['Musluk tamiri', 600],
      ['Petek temizliği', 900],
    ],
  },
  electrician: {
    hours: 'works',
    attributes: visits,
    offers: [
      ['Arıza tespiti', 800],
      ['Avize montajı', 500],
      ['Tesisat yenileme', 12000],
      ['Sigorta değişimi', 700],
    ],
  },
  cleaning: {
    hours: 'works',
    attributes: visits,
    offers: [
      ['Ev temizliği', 2800, 'per_day'],
      ['Ofis temizliği', 2500, 'per_day'],
      ['İnşaat sonrası temizlik', 6500],
    ],
  },
  locksmith: {
    hours: 'always',
    attributes: visits,
    offers: [
      ['Kapı açma', 800],
      ['Kilit değişimi', 1400],
      ['Oto anahtarı', 2500],
    ],
  },
  appliance: {
    hours: 'works',
    attributes: visits,
    offers: [
      ['Çamaşır makinesi tamiri', 1200],
      ['Buzdolabı tamiri', 1500],
      ['Bulaşık makinesi tamiri', 1200],
    ],
  },
  heating: {
    hours: 'works',
    attributes: visits,
    offers: [
      ['Kombi bakımı', 1400],
      ['Kombi tamiri', 1800],
      ['Petek temizliği', 900],
      ['Klima montajı', 3500],
    ],
  },
  carpet: {
    hours: 'works',
    attributes: [...visits, 'uygun-fiyat'],
    offers: [
      ['Makine halısı yıkama (m²)', 60],
      ['Koltuk yıkama', 1500],
      ['Yorgan yıkama', 350],
    ],
  },
  'house-moving': {
    hours: 'works',
    attributes: ['yerinde-hizmet', 'kredi-karti', 'taksit'],
    offers: [
      ['Evden eve taşıma', 14000],
      ['Asansörlü taşıma', 18000],
      ['Parça eşya taşıma', 4500],
    ],
  },
  market: {
    hours: 'market',
    attributes: ['kredi-karti', 'yemek-karti', 'paket-servis'],
    prices: [1, 2],
    offers: [['Adrese teslim', 0], product('Mevsim sebzesi', 60), product('Köy yumurtası', 180)],
  },
  bakery: {
    hours: 'bakery',
    attributes: ['kredi-karti', 'gel-al', 'yemek-karti'],
    prices: [1, 1],
    offers: [product('Odun ekmeği', 30), product('Simit', 20), product('Ramazan pidesi', 40)],
  },
  patisserie: {
    hours: 'cafe',
    attributes: [...counter, 'wifi'],
    prices: [1, 3],
    offers: [product('Yaş pasta', 900), product('Su böreği (kg)', 480), product('Kurabiye (kg)', 420)],
  },
  butcher: {
    hours: 'market',
    attributes: ['kredi-karti', 'paket-servis'],
    prices: [1, 3],
    offers: [product('Dana kıyma (kg)', 620), product('Kuzu pirzola (kg)', 1100), product('Kasap sucuk (kg)', 800)],
  },
  florist: {
    hours: 'market',
    attributes: ['kredi-karti', 'paket-servis'],
    prices: [1, 3],
    offers: [product('Gül buketi', 1200), product('Saksı orkide', 950), ['Aynı gün teslim', 150]],
  },
  hotel: {
    hours: 'always',
    attributes: [
      'wifi',
      'otopark',
      'kredi-karti',
      'klimali',
      'bahce',
      'evcil-hayvan',
      'engelli-erisimi',
      'uygun-fiyat',
    ],
    prices: [1, 4],
    offers: [
      ['Tek kişilik oda', 1900, 'per_day'],
      ['Çift kişilik oda', 2800, 'per_day'],
      ['Aile odası', 4200, 'per_day'],
    ],
  },
  gym: {
    hours: 'gym',
    attributes: ['otopark', 'wifi', 'klimali', 'kredi-karti', 'kadinlara-ozel'],
    prices: [1, 3],
    offers: [
      ['Aylık üyelik', 1800, 'ay'],
      ['Kişisel antrenman', 1200, 'per_hour'],
      ['Grup dersi', 350],
    ],
  },
  'estate-agent': {
    hours: 'shop',
    attributes: ['randevulu'],
    offers: [
      ['Kiralık daire danışmanlığı', 0],
      ['Satış danışmanlığı', 0],
      ['Değerleme', 2500],
    ],
  },
  lawyer: {
    hours: 'office',
    attributes: ['randevulu', 'kredi-karti'],
    prices: [2, 4],
    offers: [
      ['Danışma', 2500, 'per_hour'],
      ['Boşanma davası', 45000],
      ['İş davası', 30000],
      ['Kira uyuşmazlığı', 25000],
    ],
  },
  accounting: {
    hours: 'office',
    attributes: ['randevulu'],
    offers: [
      ['Defter tutma', 4500, 'ay'],
      ['Şirket kuruluşu', 15000],
      ['Vergi danışmanlığı', 2000, 'per_hour'],
    ],
  },
  phone: {
    hours: 'shop',
    youngest: 1997,
    attributes: ['kredi-karti', 'taksit'],
    prices: [1, 3],
    offers: [['Ekran değişimi', 2500], ['Batarya değişimi', 1200], product('Kılıf', 250)],
  },
  tailor: {
    hours: 'salon',
    attributes: ['kredi-karti'],
    prices: [1, 2],
    offers: [
      ['Paça kısaltma', 150],
      ['Fermuar değişimi', 250],
      ['Özel dikim', 3500],
    ],
  },
};

/** What companies of a root category often have, where their trade does not say. */
export const rootTrades: Readonly<Record<string, Pick<Trade, 'attributes' | 'prices'>>> = {
  restaurant: { attributes: table, prices: [1, 3] },
  beauty: { attributes: beauty, prices: [1, 3] },
  automotive: { attributes: ['kredi-karti', 'otopark'] },
  health: { attributes: practice, prices: [2, 3] },
  education: { attributes: ['taksit', 'klimali', 'kredi-karti'] },
  fitness: { attributes: ['otopark', 'klimali', 'wifi'], prices: [1, 3] },
  shopping: { attributes: store, prices: [1, 3] },
  grocery: { attributes: ['kredi-karti', 'paket-servis'], prices: [1, 2] },
  accommodation: { attributes: ['wifi', 'otopark', 'bahce', 'evcil-hayvan', 'kredi-karti'], prices: [1, 3] },
  entertainment: { attributes: ['kredi-karti', 'otopark', 'klimali'], prices: [1, 3] },
  event: { attributes: ['otopark', 'taksit', 'kredi-karti'], prices: [2, 4] },
  pets: { attributes: ['kredi-karti'] },
  home: { attributes: visits },
  moving: { attributes: visits },
  construction: { attributes: visits },
  technology: { attributes: ['kredi-karti', 'taksit', 'yerinde-hizmet'] },
  textile: { attributes: store },
  transport: { attributes: ['kredi-karti'] },
  care: { attributes: ['engelli-erisimi', 'kredi-karti'] },
  public: { attributes: ['engelli-erisimi'] },
};
export const anyRoot: (typeof rootTrades)[string] = { attributes: ['kredi-karti'] };

/** Asked for everywhere: each at least twice in each crowded district. */
export const popularTrades =
  'cafe lokanta kebap hairdresser barber dentist pharmacy market bakery repair plumber electrician doner pide kahvalti tatli fastfood beauty-salon clinic psychologist vet optician car-wash tire cleaning locksmith appliance heating carpet house-moving patisserie butcher florist hotel gym estate-agent lawyer accounting phone tailor'.split(
    ' ',
  );
/** Of these a third in each crowded district: people ask for them daily. */
export const daily = 12;
