import type { Weekday } from '@carsi/contracts/http/working-hours';

export const differenceTexts = {
  none: 'Değişiklik yok.',
  before: 'Önce: ',
  after: 'Sonra: ',
  empty: 'Boş',
  yes: 'Açık',
  no: 'Kapalı',
  closed: 'kapalı',
  weekdays: {
    monday: 'Pazartesi',
    tuesday: 'Salı',
    wednesday: 'Çarşamba',
    thursday: 'Perşembe',
    friday: 'Cuma',
    saturday: 'Cumartesi',
    sunday: 'Pazar',
  } satisfies Record<Weekday, string>,
} as const;

/** What people call the fields of a company. */
export const fieldNames: Readonly<Record<string, string>> = {
  name: 'Firma adı',
  description: 'Açıklama',
  short_description: 'Kısa açıklama',
  phone: 'Telefon',
  whatsapp: 'WhatsApp düğmesi',
  fax: 'Faks',
  email: 'E-posta',
  website: 'Web sitesi',
  contact_person: 'Yetkili kişi',
  contact_public: 'Yetkili ve faksın yayını',
  address: 'Adres',
  city: 'Şehir',
  district: 'İlçe',
  postal_code: 'Posta kodu',
  latitude: 'Enlem',
  longitude: 'Boylam',
  category_id: 'Kategori',
  tags: 'Etiketler',
  seo_keywords: 'Arama sözcükleri',
  establishment_year: 'Kuruluş yılı',
  working_hours: 'Çalışma saatleri',
  social_media: 'Sosyal medya',
  logo_url: 'Logo',
  cover_image_url: 'Kapak görseli',
  images: 'Galeri',
};
