import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { weekdays, type Weekday } from '@carsi/contracts/directory/weekdays';
import {
  companyFieldList,
  type CompanyField,
  type CompanyFields,
  type FormTab,
  type SocialNetwork,
} from '@carsi/contracts/directory/company-fields';
import type { Interval } from '@carsi/contracts/directory/http/working-hours';

export interface SpecialDay {
  date: string;
  intervals: readonly Interval[];
  note: string;
}

/** What the form holds while somebody types; hours are apart, as a week and special days. */
interface InputOfKind {
  title: string;
  body: string;
  line: string;
  link: string;
  flag: boolean;
  province: string;
  district: string;
  category: string;
  number: number | null;
  year: string;
  words: readonly string[];
  attributes: readonly string[];
  level: number | null;
  accounts: Readonly<Record<SocialNetwork, string>>;
  picture: string | null;
  pictures: readonly string[];
  captions: Readonly<Record<string, string>>;
}

/** The company form's input: the fields of the table that have a tab, under the API's names. */
export type Draft = {
  [
    Name in keyof CompanyFields as CompanyFields[Name] extends {
      readonly tab: FormTab;
      readonly kind: keyof InputOfKind;
    }
      ? CompanyFields[Name]['api']
      : never
  ]: InputOfKind[CompanyFields[Name]['kind'] & keyof InputOfKind];
} & {
  week: Readonly<Record<Weekday, readonly Interval[]>>;
  special: readonly SpecialDay[];
};

/** Fields that hold text, of any kind. */
export type TextName = {
  [Name in keyof Draft]: Draft[Name] extends string ? (string extends Draft[Name] ? Name : never) : never;
}[keyof Draft];

const noAccounts = { instagram: '', facebook: '', twitter: '', linkedin: '' };
const empty: InputOfKind = {
  title: '',
  body: '',
  line: '',
  link: '',
  flag: false,
  province: '',
  district: '',
  category: '',
  number: null,
  year: '',
  words: [],
  attributes: [],
  level: null,
  accounts: noAccounts,
  picture: null,
  pictures: [],
  captions: {},
};

interface FormField extends CompanyField {
  readonly kind: keyof InputOfKind;
  readonly tab: FormTab;
}
export const formFields = companyFieldList
  .map(([, field]) => field)
  .filter((field): field is FormField => field.tab !== undefined && field.kind !== 'hours');

const nineToSix: readonly Interval[] = [{ open: '09:00', close: '18:00' }];
export const tenToFive: readonly Interval[] = [{ open: '10:00', close: '17:00' }];

/** Specification 2 §9: Sunday would be 10:00–17:00 and is closed. */
export const blank: Draft = {
  ...(Object.fromEntries(
    formFields.map(({ api, kind, initially }) => [api, initially ?? empty[kind]]),
  ) as unknown as Draft),
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

/** A company with its stored changes applied; other fields are the company's current ones. A discarded draft may be stored as empty. */
export const withEdits = (company: Draft, edits: Readonly<Record<string, unknown>> | null): Draft =>
  edits && Object.keys(edits).length > 0 ? draftOf(edits, company) : company;

/** What the form shows of a value; the others are text, and empty where there is none. */
const inputs: { readonly [Kind in keyof InputOfKind]?: (value: never, company: OwnCompany) => InputOfKind[Kind] } = {
  flag: (value: boolean) => value,
  province: (_, company) => company.city_slug,
  district: (_, company) => company.district_slug ?? '',
  category: (value: string | null, company) => company.category?.slug ?? value ?? '',
  number: (value: number | null) => value,
  words: (value: readonly string[]) => value,
  attributes: (value: readonly string[]) => value,
  level: (value: number | null) => value,
  accounts: (value: object) => ({ ...noAccounts, ...value }),
  picture: (value: string | null) => value,
  pictures: (value: readonly string[]) => value,
  captions: (value: Readonly<Record<string, string>> | undefined) => value ?? {},
};
const inputOf = ({ api, kind }: FormField, company: OwnCompany): unknown => {
  const value = company[api as keyof OwnCompany];
  const read = inputs[kind] as ((value: unknown, company: OwnCompany) => unknown) | undefined;
  return read ? read(value, company) : String(value ?? '');
};

export const draftOfCompany = (company: OwnCompany): Draft => ({
  ...(Object.fromEntries(formFields.map((field) => [field.api, inputOf(field, company)])) as unknown as Draft),
  week: Object.fromEntries(
    weekdays.map((day) => [day, company.working_hours?.[day]?.intervals ?? []]),
  ) as unknown as Draft['week'],
  special: (company.working_hours?.special_days ?? []).map(({ date, intervals, note }) => ({
    date,
    intervals,
    note: note ?? '',
  })),
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
