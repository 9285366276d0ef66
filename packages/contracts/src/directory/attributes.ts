/**
 * The table of attributes: what a company offers beside its trade, as owners tick it, lists carry it and visitors filter by it.
 * An id is on disk and in addresses for ever. Words are what people type and mean it, in Turkish spelling; readers fold them.
 */
export interface Attribute {
  readonly id: string;
  readonly label: string;
  /** Before a noun, in the middle of a sentence: 'otoparklı'. */
  readonly adjective: string;
  /** Name of an icon of the browser's set. */
  readonly icon: string;
  readonly words: readonly string[];
  /** Tags of OpenStreetMap, any of them; `key=*` is any value but `no`. */
  readonly osm?: readonly string[];
  /** Root categories that it is offered for; absent for all. */
  readonly trades?: readonly string[];
}

const food = ['restaurant', 'grocery', 'shopping'];
const guests = ['restaurant', 'accommodation', 'entertainment', 'event'];

export const attributes = [
  {
    id: 'otopark',
    label: 'Otopark',
    adjective: 'otoparklı',
    icon: 'CircleParking',
    words: ['otoparklı', 'otoparkı olan', 'park yeri', 'park yeri olan', 'araba parkı', 'ücretsiz otopark', 'vale'],
    osm: ['parking=*', 'amenity:parking=yes', 'parking:condition=*', 'valet=yes'],
  },
  {
    id: 'wifi',
    label: 'Wi-Fi',
    adjective: 'Wi-Fi’li',
    icon: 'Wifi',
    words: ['wifi', 'kablosuz internet', 'internetli', 'interneti olan', 'ücretsiz internet', 'wi fi'],
    osm: ['internet_access=wlan', 'internet_access=yes', 'internet_access=wifi', 'wifi=yes', 'wifi=free'],
  },
  {
    id: 'engelli-erisimi',
    label: 'Engelli erişimi',
    adjective: 'engelli erişimi olan',
    icon: 'Accessibility',
    words: ['engelli girişi', 'engelliye uygun', 'engelli dostu', 'tekerlekli sandalye', 'rampa', 'engelli rampası'],
    osm: ['wheelchair=yes', 'wheelchair=designated'],
  },
  {
    id: 'kredi-karti',
    label: 'Kredi kartı',
    adjective: 'kredi kartı geçen',
    icon: 'CreditCard',
    words: ['kredi kartı geçen', 'kart geçen', 'kartla ödeme', 'pos', 'temassız', 'banka kartı'],
    osm: ['payment:credit_cards=yes', 'payment:cards=yes', 'payment:visa=yes', 'payment:mastercard=yes'],
  },
  {
    id: 'taksit',
    label: 'Taksit',
    adjective: 'taksit yapan',
    icon: 'CalendarClock',
    words: ['taksitli', 'taksitle', 'taksit yapan', 'vade farksız', 'senetle'],
  },
  {
    id: 'yemek-karti',
    label: 'Yemek kartı',
    adjective: 'yemek kartı geçen',
    icon: 'WalletCards',
    words: ['yemek kartı geçen', 'multinet', 'sodexo', 'pluxee', 'ticket', 'setcard', 'edenred', 'metropol kart'],
    osm: ['payment:meal_voucher=yes', 'payment:sodexo=yes', 'payment:multinet=yes', 'payment:edenred=yes'],
    trades: food,
  },
  {
    id: 'cocuk-alani',
    label: 'Çocuk alanı',
    adjective: 'çocuk alanı olan',
    icon: 'Baby',
    words: [
      'çocuk parkı',
      'oyun alanı',
      'çocuklu',
      'çocuk dostu',
      'oyun parklı',
      'çocuk oyun parkı',
      'çocuklara uygun',
    ],
    osm: ['kids_area=*', 'kids_area:indoor=yes', 'kids_area:outdoor=yes', 'highchair=yes'],
  },
  {
    id: 'bahce',
    label: 'Bahçe',
    adjective: 'bahçeli',
    icon: 'Trees',
    words: ['bahçeli', 'açık hava', 'teras', 'teraslı', 'dışarıda oturma', 'kış bahçesi'],
    osm: ['outdoor_seating=*', 'beer_garden=yes'],
    trades: guests,
  },
  {
    id: 'evcil-hayvan',
    label: 'Evcil hayvan kabul eder',
    adjective: 'evcil hayvan kabul eden',
    icon: 'PawPrint',
    words: ['evcil hayvan', 'köpek kabul eden', 'hayvan dostu', 'pet friendly', 'köpekle girilen', 'kedi köpek alan'],
    osm: ['dog=yes', 'dog=leashed', 'pets=yes', 'pets_allowed=yes'],
    trades: [...guests, 'shopping', 'transport', 'travel'],
  },
  {
    id: '7-24',
    label: '7/24 açık',
    adjective: '7/24 açık',
    icon: 'Clock',
    words: ['7/24', '24 saat', '24 saat açık', 'yirmi dört saat', 'gece açık', 'sabaha kadar açık', '7 gün 24 saat'],
    osm: ['opening_hours=24/7', '24_7=yes'],
  },
  {
    id: 'paket-servis',
    label: 'Paket servis',
    adjective: 'paket servisi olan',
    icon: 'Bike',
    words: ['eve servis', 'eve teslim', 'adrese teslim', 'eve sipariş', 'adrese servis', 'getiren'],
    osm: ['delivery=yes', 'delivery=only'],
    trades: [...food, 'textile', 'pets', 'health'],
  },
  {
    id: 'gel-al',
    label: 'Gel al',
    adjective: 'gel al hizmeti olan',
    icon: 'ShoppingBag',
    words: ['gel-al', 'paket yapan', 'al götür', 'take away'],
    osm: ['takeaway=yes', 'takeaway=only'],
    trades: food,
  },
  {
    id: 'yerinde-hizmet',
    label: 'Yerinde hizmet',
    adjective: 'yerinde hizmet veren',
    icon: 'DoorOpen',
    words: ['eve gelen', 'adrese gelen', 'yerinde servis', 'ayağa gelen', 'evde hizmet', 'kapıdan alan'],
    osm: ['service:onsite=yes'],
  },
  {
    id: 'randevulu',
    label: 'Randevulu',
    adjective: 'randevuyla çalışan',
    icon: 'CalendarCheck',
    words: ['randevuyla', 'randevu alınan', 'online randevu', 'rezervasyonlu', 'rezervasyon'],
    osm: ['reservation=yes', 'reservation=required', 'reservation=recommended', 'appointment=yes'],
  },
  {
    id: 'uygun-fiyat',
    label: 'Uygun fiyat',
    adjective: 'uygun fiyatlı',
    icon: 'BadgePercent',
    words: ['ucuz', 'uygun', 'ekonomik', 'hesaplı', 'uygun fiyatlı', 'en ucuz', 'öğrenciye uygun', 'bütçe dostu'],
  },
  {
    id: 'klimali',
    label: 'Klimalı',
    adjective: 'klimalı',
    icon: 'Snowflake',
    words: ['klima', 'kliması olan', 'serin'],
    osm: ['air_conditioning=yes'],
    trades: [...guests, 'beauty', 'fitness', 'education'],
  },
  {
    id: 'mescit',
    label: 'Mescit',
    adjective: 'mescidi olan',
    icon: 'MoonStar',
    words: ['mescitli', 'mescidi olan', 'namaz kılacak yer', 'abdesthane'],
    osm: ['prayer_room=yes'],
  },
  {
    id: 'aile-salonu',
    label: 'Aile salonu',
    adjective: 'aile salonu olan',
    icon: 'Users',
    words: ['aile yeri', 'ailecek gidilecek', 'aileye uygun', 'aile ortamı', 'aile için'],
    trades: guests,
  },
  {
    id: 'kadinlara-ozel',
    label: 'Kadınlara özel',
    adjective: 'kadınlara özel',
    icon: 'Venus',
    words: ['bayanlara özel', 'kadınlar için', 'kadın eğitmen', 'sadece kadın', 'bayan salonu'],
    osm: ['female=only', 'access=women'],
    trades: ['beauty', 'fitness', 'health', 'education', 'transport'],
  },
  {
    id: 'canli-muzik',
    label: 'Canlı müzik',
    adjective: 'canlı müzik yapan',
    icon: 'Music',
    words: ['canlı müzikli', 'fasıl', 'canlı performans', 'sahne müziği'],
    osm: ['live_music=yes'],
    trades: guests,
  },
] as const satisfies readonly Attribute[];
export type AttributeId = (typeof attributes)[number]['id'];

/** The same without the literal types. */
export const attributeList: readonly Attribute[] = attributes;
const byId: ReadonlyMap<string, Attribute> = new Map(attributeList.map((attribute) => [attribute.id, attribute]));
export const attributeById = (id: string): Attribute | undefined => byId.get(id);

/** Those that are offered for a trade; all where its root is unknown. */
export const attributesFor = (root: string | undefined): readonly Attribute[] =>
  attributeList.filter(({ trades }) => root === undefined || !trades || trades.includes(root));

export const priceLevels = [1, 2, 3, 4] as const;
/** ₺ is cheap, ₺₺₺₺ expensive. */
export const priceSigns = (level: number): string => '₺'.repeat(level);
