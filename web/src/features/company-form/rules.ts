import { looksLikeEmail } from '../../lib/forms/looks-like-email';
import { type Draft, socials } from './draft';
import { texts } from './texts';

export const formTabs = ['temel', 'iletisim', 'saatler', 'medya'] as const;
export type FormTab = (typeof formTabs)[number];

export const SHORT_DESCRIPTION = 100;

/** The field's name as the API has it. */
export type Errors = Readonly<Record<string, string>>;

const webAddress = /^https?:\/\//;
const sentences = texts.rules;

/** In the order of the messages (specification 2 §5). */
const rules: readonly (readonly [field: string, message: string, holds: (draft: Draft) => boolean])[] = [
  ['name', sentences.name, ({ name }) => name.trim() !== ''],
  ['description', sentences.description, ({ description }) => description.trim() !== ''],
  ['city', sentences.city, ({ city }) => city !== ''],
  ['category_id', sentences.category, ({ category_id }) => category_id !== ''],
  ['email', sentences.email, ({ email }) => email.trim() === '' || looksLikeEmail(email)],
  ['phone', sentences.phone, ({ phone }) => phone.trim() === '' || /^[\d\s+()-]+$/.test(phone)],
  ['website', sentences.website, ({ website }) => website.trim() === '' || webAddress.test(website.trim())],
  [
    'short_description',
    sentences.short,
    ({ short_description }) => [...short_description.trim()].length <= SHORT_DESCRIPTION,
  ],
  [
    'establishment_year',
    sentences.year,
    ({ establishment_year }) => establishment_year.trim() === '' || /^\d{4}$/.test(establishment_year.trim()),
  ],
  [
    'working_hours',
    sentences.hours,
    ({ week, special }) =>
      [...Object.values(week), ...special.map(({ intervals }) => intervals)]
        .flat()
        .every(({ open, close }) => open !== '' && close !== ''),
  ],
  ['special_days', sentences.special, ({ special }) => special.every(({ date }) => date !== '')],
  ...socials.map(
    (name) =>
      [
        `social_media.${name}`,
        sentences.social,
        ({ social_media }: Draft) => social_media[name].trim() === '' || webAddress.test(social_media[name].trim()),
      ] as const,
  ),
];

export const errorsOf = (draft: Draft): Errors =>
  Object.fromEntries(rules.filter(([, , holds]) => !holds(draft)).map(([field, message]) => [field, message]));

const tabOfField: Readonly<Record<string, FormTab>> = {
  email: 'iletisim',
  phone: 'iletisim',
  website: 'iletisim',
  fax: 'iletisim',
  contact_person: 'iletisim',
  city: 'iletisim',
  district: 'iletisim',
  address: 'iletisim',
  postal_code: 'iletisim',
  latitude: 'iletisim',
  longitude: 'iletisim',
  working_hours: 'saatler',
  special_days: 'saatler',
  logo_url: 'medya',
  cover_image_url: 'medya',
  images: 'medya',
};

export const tabOf = (field: string): FormTab =>
  field.startsWith('social_media') ? 'medya' : (tabOfField[field] ?? 'temel');

/** The first wrong field, in the order of the rules. */
export const firstOf = (errors: Errors): string | undefined =>
  [...rules.map(([field]) => field), ...Object.keys(errors)].find((field) => errors[field] !== undefined);
