import type { CompanyRule } from './company-refusals.js';

/**
 * The table of company fields: everything that an owner writes about a company. The stored profile, the API's answers, the form and its
 * rules, differences, imports and exports derive from it. Pure data, so that browsers load it without schemas.
 */
export interface CompanyField {
  /** The API's name. */
  readonly api: string;
  /**
   * `title` and `body` are required text, `line` is text or null, `link` the address of a website or null. `province` is a plate code,
   * `district` and `category` are ids; the API names all three in words. `attributes` are ids of the table of attributes, `level` is
   * a price level or null.
   */
  readonly kind: keyof typeof emptyOfKind;
  readonly label: string;
  /** Where the form asks for it; absent where the form does not. */
  readonly tab?: FormTab;
  /** Changes need no approval (decision 37). */
  readonly atOnce?: true;
  /** Characters of a text, or of each text of a list. */
  readonly longest?: number;
  /** The number of entries in a list, or the largest number. */
  readonly most?: number;
  /** The smallest number. */
  readonly least?: number;
  readonly integer?: true;
  /** What a text must look like, and what a field is refused with that does not: COMPANY_… in the form, the name itself in a list. */
  readonly pattern?: RegExp;
  readonly invalid?: 'EMAIL_INVALID' | 'PHONE_INVALID' | 'WEBSITE_INVALID' | 'LINK_INVALID';
  readonly required?: CompanyRule;
  readonly tooLong?: CompanyRule;
  /** What a flag is before anybody sets it. */
  readonly initially?: boolean;
  /** Who reads it in the API: everybody in lists, unless everybody on the company's page alone, or only its owner and admins. */
  readonly shownIn?: 'page' | 'owner';
  /** Only the owner and admins read it unless this flag is set. */
  readonly publishedBy?: 'contactPublic';
  /** The column of an import and an export, where it is not the API's name; null where there is none. */
  readonly column?: string | null;
  /** Tags of OpenStreetMap, the first that is there, and the part of it that counts. */
  readonly osm?: readonly string[];
  readonly osmPart?: RegExp;
  /** Absent in events of earlier versions. */
  readonly addedLater?: true;
}

export const formTabs = ['temel', 'iletisim', 'saatler', 'medya'] as const;
export type FormTab = (typeof formTabs)[number];

/** The value of a field before anybody writes it. Titles, bodies, provinces and categories are always written. */
const emptyOfKind = {
  title: '',
  body: '',
  line: null,
  link: null,
  flag: false,
  province: 0,
  district: null,
  category: '',
  number: null,
  year: null,
  words: [],
  attributes: [],
  level: null,
  hours: null,
  accounts: {},
  picture: null,
  pictures: [],
  captions: [],
} as const;
export const emptyValue = ({ kind, initially }: CompanyField): unknown => initially ?? emptyOfKind[kind];

/** Networks of `socialMedia`. */
export const socialNetworks = ['instagram', 'facebook', 'twitter', 'linkedin'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** In the order of an export's columns. */
export const companyFields = {
  name: {
    api: 'name',
    kind: 'title',
    label: 'Firma adı',
    tab: 'temel',
    longest: 160,
    required: 'COMPANY_NAME_REQUIRED',
    tooLong: 'COMPANY_NAME_TOO_LONG',
    osm: ['name:tr', 'name', 'brand', 'operator'],
  },
  description: {
    api: 'description',
    kind: 'body',
    label: 'Açıklama',
    tab: 'temel',
    longest: 10_000,
    required: 'COMPANY_DESCRIPTION_REQUIRED',
    tooLong: 'COMPANY_DESCRIPTION_TOO_LONG',
    osm: ['description:tr', 'description'],
  },
  shortDescription: {
    api: 'short_description',
    kind: 'line',
    label: 'Kısa açıklama',
    tab: 'temel',
    longest: 100,
    tooLong: 'COMPANY_SHORT_DESCRIPTION_TOO_LONG',
  },
  categoryId: {
    api: 'category_id',
    kind: 'category',
    label: 'Kategori',
    tab: 'temel',
    longest: 60,
    required: 'COMPANY_CATEGORY_REQUIRED',
    column: 'category',
  },
  city: {
    api: 'city',
    kind: 'province',
    label: 'Şehir',
    tab: 'iletisim',
    least: 1,
    most: 81,
    integer: true,
    required: 'COMPANY_CITY_REQUIRED',
  },
  district: { api: 'district', kind: 'district', label: 'İlçe', tab: 'iletisim', longest: 60 },
  postalCode: {
    api: 'postal_code',
    kind: 'line',
    label: 'Posta kodu',
    tab: 'iletisim',
    longest: 10,
    osm: ['addr:postcode'],
    osmPart: /^\d{5}$/,
  },
  address: { api: 'address', kind: 'line', label: 'Adres', tab: 'iletisim', longest: 300 },
  phone: {
    api: 'phone',
    kind: 'line',
    label: 'Telefon',
    tab: 'iletisim',
    longest: 40,
    pattern: /^[\d\s+()-]+$/,
    invalid: 'PHONE_INVALID',
  },
  whatsapp: { api: 'whatsapp', kind: 'flag', label: 'WhatsApp düğmesi', tab: 'iletisim', initially: true },
  fax: { api: 'fax', kind: 'line', label: 'Faks', tab: 'iletisim', longest: 40, publishedBy: 'contactPublic' },
  email: {
    api: 'email',
    kind: 'line',
    label: 'E-posta',
    tab: 'iletisim',
    longest: 254,
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    invalid: 'EMAIL_INVALID',
    osm: ['email', 'contact:email'],
    osmPart: /^[^\s@;]+@[^\s@;]+\.[^\s@;]+/,
  },
  website: {
    api: 'website',
    kind: 'link',
    label: 'Web sitesi',
    tab: 'iletisim',
    longest: 500,
    invalid: 'WEBSITE_INVALID',
  },
  menuUrl: {
    api: 'menu_url',
    kind: 'link',
    label: 'Menü veya fiyat listesi',
    tab: 'iletisim',
    longest: 500,
    invalid: 'LINK_INVALID',
    osm: ['website:menu', 'menu:url'],
    addedLater: true,
  },
  contactPerson: {
    api: 'contact_person',
    kind: 'line',
    label: 'Yetkili kişi',
    tab: 'iletisim',
    longest: 120,
    publishedBy: 'contactPublic',
  },
  contactPublic: {
    api: 'contact_public',
    kind: 'flag',
    label: 'Yetkili ve faksın yayını',
    tab: 'iletisim',
    initially: false,
    shownIn: 'owner',
  },
  latitude: { api: 'latitude', kind: 'number', label: 'Enlem', tab: 'iletisim', least: -90, most: 90 },
  longitude: { api: 'longitude', kind: 'number', label: 'Boylam', tab: 'iletisim', least: -180, most: 180 },
  tags: { api: 'tags', kind: 'words', label: 'Etiketler', tab: 'temel', longest: 40, most: 30 },
  attributes: {
    api: 'attributes',
    kind: 'attributes',
    label: 'Özellikler',
    tab: 'temel',
    most: 40,
    addedLater: true,
  },
  priceLevel: {
    api: 'price_level',
    kind: 'level',
    label: 'Fiyat düzeyi',
    tab: 'temel',
    least: 1,
    most: 4,
    integer: true,
    addedLater: true,
  },
  seoKeywords: { api: 'seo_keywords', kind: 'words', label: 'Arama sözcükleri', longest: 60, most: 30 },
  establishmentYear: {
    api: 'establishment_year',
    kind: 'year',
    label: 'Kuruluş yılı',
    tab: 'temel',
    least: 1200,
    most: 2100,
    integer: true,
    osm: ['start_date'],
    osmPart: /^(1[2-9]|20)\d\d/,
  },
  workingHours: {
    api: 'working_hours',
    kind: 'hours',
    label: 'Çalışma saatleri',
    tab: 'saatler',
    atOnce: true,
    osm: ['opening_hours'],
  },
  socialMedia: { api: 'social_media', kind: 'accounts', label: 'Sosyal medya', tab: 'medya', atOnce: true },
  logoUrl: { api: 'logo_url', kind: 'picture', label: 'Logo', tab: 'medya', longest: 300, column: 'logo' },
  coverImageUrl: {
    api: 'cover_image_url',
    kind: 'picture',
    label: 'Kapak görseli',
    tab: 'medya',
    longest: 300,
    column: 'cover',
  },
  images: {
    api: 'images',
    kind: 'pictures',
    label: 'Galeri',
    tab: 'medya',
    atOnce: true,
    longest: 300,
    most: 100,
    shownIn: 'page',
  },
  imageTexts: {
    api: 'image_texts',
    kind: 'captions',
    label: 'Fotoğrafların açıklamaları',
    tab: 'medya',
    atOnce: true,
    longest: 160,
    most: 100,
    shownIn: 'page',
    column: null,
    addedLater: true,
  },
} as const satisfies Readonly<Record<string, CompanyField>>;
export type CompanyFields = typeof companyFields;
export type CompanyFieldName = keyof CompanyFields;

/** The same without the literal types, in the table's order. */
export const companyFieldList = Object.entries<CompanyField>(companyFields) as readonly (readonly [
  CompanyFieldName,
  CompanyField,
])[];

/** Undefined where lists have no such column. */
export const columnOf = ({ api, column }: CompanyField): string | undefined =>
  column === null ? undefined : (column ?? api);
