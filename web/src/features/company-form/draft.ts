import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { weekdays } from '../../lib/format/weekdays';
import type { Interval, Weekday } from '@carsi/contracts/directory/http/working-hours';

export const socials = ['instagram', 'facebook', 'twitter', 'linkedin'] as const;
export type Social = (typeof socials)[number];

export interface SpecialDay {
  date: string;
  intervals: readonly Interval[];
  note: string;
}

/** The company form's input. Names are the API's; values are text. */
export interface Draft {
  name: string;
  category_id: string;
  short_description: string;
  description: string;
  tags: readonly string[];
  establishment_year: string;
  phone: string;
  whatsapp: boolean;
  email: string;
  website: string;
  contact_person: string;
  fax: string;
  contact_public: boolean;
  city: string;
  district: string;
  address: string;
  postal_code: string;
  latitude: number | null;
  longitude: number | null;
  week: Readonly<Record<Weekday, readonly Interval[]>>;
  special: readonly SpecialDay[];
  social_media: Readonly<Record<Social, string>>;
  logo_url: string | null;
  cover_image_url: string | null;
  images: readonly string[];
  image_texts: Readonly<Record<string, string>>;
}

const nineToSix: readonly Interval[] = [{ open: '09:00', close: '18:00' }];
export const tenToFive: readonly Interval[] = [{ open: '10:00', close: '17:00' }];

/** Specification 2 §9: Sunday would be 10:00–17:00 and is closed. */
export const blank: Draft = {
  name: '',
  category_id: '',
  short_description: '',
  description: '',
  tags: [],
  establishment_year: '',
  phone: '',
  whatsapp: true,
  email: '',
  website: '',
  contact_person: '',
  fax: '',
  contact_public: false,
  city: '',
  district: '',
  address: '',
  postal_code: '',
  latitude: null,
  longitude: null,
  week: {
    monday: nineToSix,
    tuesday: nineToSix,
    wednesday: nineToSix,
    thursday: nineToSix,
    friday: nineToSix,
    saturday: tenToFive,
    sunday: [],
  },
  special: [],
  social_media: { instagram: '', facebook: '', twitter: '', linkedin: '' },
  logo_url: null,
  cover_image_url: null,
  images: [],
  image_texts: {},
};

/** As stored on the account, where URLs cannot be keys. */
export const storedOf = ({ image_texts, ...fields }: Draft): Record<string, unknown> => ({
  ...fields,
  image_texts: { list: Object.entries(image_texts) },
});

/** Reads a stored draft defensively: only known fields of the right type. */
export const draftOf = (saved: Readonly<Record<string, unknown>> | null, base: Draft = blank): Draft => {
  const texts = (saved?.['image_texts'] as { list?: [string, string][] } | undefined)?.list;
  const words = { image_texts: Array.isArray(texts) ? Object.fromEntries(texts) : base.image_texts };
  const known = Object.entries({ ...saved, ...words }).filter(([field, value]) => {
    const ours = blank[field as keyof Draft];
    if (ours === undefined) return false;
    if (ours === null) return value === null || typeof value === 'number' || typeof value === 'string';
    return Array.isArray(ours) ? Array.isArray(value) : typeof value === typeof ours && value !== null;
  });
  const read = { ...base, ...(Object.fromEntries(known) as Partial<Draft>) };
  return {
    ...read,
    week: { ...base.week, ...read.week },
    social_media: { ...base.social_media, ...read.social_media },
  };
};

/** The changes to a company, as stored on the account; null if there are none. */
export const editsOf = (before: Draft, after: Draft): Record<string, unknown> | null => {
  const [was, is] = [storedOf(before), storedOf(after)];
  const edits = Object.entries(is).filter(([field, value]) => JSON.stringify(was[field]) !== JSON.stringify(value));
  return edits.length > 0 ? Object.fromEntries(edits) : null;
};

/** A company with its stored changes applied; other fields are the company's current ones. */
export const withEdits = (company: Draft, edits: Readonly<Record<string, unknown>> | null): Draft =>
  edits ? draftOf(edits, company) : company;

export const draftOfCompany = (company: OwnCompany): Draft => ({
  name: company.name,
  category_id: company.category?.slug ?? company.category_id ?? '',
  short_description: company.short_description ?? '',
  description: company.description,
  tags: company.tags,
  establishment_year: company.establishment_year === null ? '' : String(company.establishment_year),
  phone: company.phone ?? '',
  whatsapp: company.whatsapp,
  email: company.email ?? '',
  website: company.website ?? '',
  contact_person: company.contact_person ?? '',
  fax: company.fax ?? '',
  contact_public: company.contact_public,
  city: company.city_slug,
  district: company.district_slug ?? '',
  address: company.address ?? '',
  postal_code: company.postal_code ?? '',
  latitude: company.latitude,
  longitude: company.longitude,
  week: Object.fromEntries(
    weekdays.map((day) => [day, company.working_hours?.[day]?.intervals ?? []]),
  ) as unknown as Draft['week'],
  special: (company.working_hours?.special_days ?? []).map(({ date, intervals, note }) => ({
    date,
    intervals,
    note: note ?? '',
  })),
  social_media: { ...blank.social_media, ...company.social_media },
  logo_url: company.logo_url,
  cover_image_url: company.cover_image_url,
  images: company.images,
  image_texts: company.image_texts ?? {},
});

/** The request body: week and special days are one field of the API. */
export const bodyOf = ({ week, special, social_media, ...fields }: Draft): Record<string, unknown> => ({
  ...fields,
  establishment_year: fields.establishment_year.trim() || null,
  working_hours: {
    ...Object.fromEntries(weekdays.map((day) => [day, { intervals: week[day] }])),
    special_days: special.map(({ date, intervals, note }) => ({ date, intervals, note: note.trim() })),
  },
  social_media: Object.fromEntries(
    Object.entries(social_media)
      .map(([name, link]) => [name, link.trim()])
      .filter(([, link]) => link !== ''),
  ),
});

/** Null while a company has no opening hours. */
export const changesOf = (before: Draft, after: Draft): Record<string, unknown> => {
  const was = bodyOf(before);
  return Object.fromEntries(
    Object.entries(bodyOf(after)).filter(([field, value]) => JSON.stringify(was[field]) !== JSON.stringify(value)),
  );
};

export const isSame = (one: Draft, other: Draft): boolean => Object.keys(changesOf(one, other)).length === 0;
