import { z } from 'zod';
import { isWebAddress } from '../common/web-address.js';
import { attributeById } from './attributes.js';
import { weekdays } from './weekdays.js';
import {
  companyFieldList,
  emptyValue,
  socialNetworks,
  type CompanyField,
  type SocialNetwork,
  type CompanyFields,
} from './company-fields.js';

// What owners write about their companies, as commands and events carry it.

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
/** close before open is past midnight; open = close is the whole day. */
export const interval = z.object({ open: time, close: time });
export type Interval = z.infer<typeof interval>;

export const workingHours = z.object({
  week: z.record(z.enum(weekdays), z.array(interval).max(6)),
  special: z
    .array(z.object({ date: z.iso.date(), intervals: z.array(interval).max(6), note: z.string().max(100).optional() }))
    .max(60),
});
export type WorkingHours = z.infer<typeof workingHours>;

const url = z.string().refine(isWebAddress);
const text = ({ longest = Infinity }: CompanyField) =>
  z.string().refine((value) => value.length <= longest || [...value].length <= longest);
const number = ({ least = -Infinity, most = Infinity, integer }: CompanyField) =>
  (integer ? z.int() : z.number()).min(least).max(most);

/** A schema for each network, absent where the company has no account. */
export const ofEachNetwork = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .object(
      Object.fromEntries(socialNetworks.map((name) => [name, schema])) as unknown as Record<SocialNetwork, Schema>,
    )
    .partial();

const schemas = {
  title: (field: CompanyField) => z.string().trim().min(1).pipe(text(field)),
  body: text,
  line: (field: CompanyField) => text(field).nullable(),
  link: () => url.nullable(),
  flag: () => z.boolean(),
  province: number,
  district: (field: CompanyField) => text(field).nullable(),
  category: text,
  number: (field: CompanyField) => number(field).nullable(),
  year: (field: CompanyField) => number(field).nullable(),
  words: (field: CompanyField) => z.array(z.string().min(1).pipe(text(field))).max(field.most!),
  attributes: (field: CompanyField) =>
    z.array(z.string().refine((id) => attributeById(id) !== undefined)).max(field.most!),
  level: (field: CompanyField) => number(field).nullable(),
  hours: () => workingHours.nullable(),
  accounts: () => ofEachNetwork(url),
  picture: (field: CompanyField) => text(field).nullable(),
  pictures: (field: CompanyField) => z.array(text(field)).max(field.most!),
  /** What pictures show, in words; a list, as no store likes an address for a name. */
  captions: (field: CompanyField) =>
    z
      .array(z.object({ image: z.string().max(300), text: text(field) }))
      .max(field.most!)
      .optional(),
} as const satisfies Record<CompanyField['kind'], (field: CompanyField) => z.ZodType>;

/** Everything an owner writes about a company. Absent and null both mean: not provided. */
export const companyProfile = z.object(
  Object.fromEntries(companyFieldList.map(([name, field]) => [name, schemas[field.kind](field)])) as unknown as {
    [Name in keyof CompanyFields]: ReturnType<(typeof schemas)[CompanyFields[Name]['kind']]>;
  },
);
export type CompanyProfile = z.infer<typeof companyProfile>;

/** An empty profile. */
export const blankProfile = Object.fromEntries(
  companyFieldList.map(([name, field]) => [name, emptyValue(field)]),
) as unknown as CompanyProfile;

const scalar = z.union([z.string(), z.number()]).nullable();
const flag = z.union([z.boolean(), z.string(), z.number()]).nullable();
const list = z.union([z.array(z.string()), z.string()]).nullable();
const object = z.union([z.record(z.string(), z.unknown()), z.string()]).nullable();

const inputs = {
  title: scalar,
  body: scalar,
  line: scalar,
  link: scalar,
  flag,
  province: scalar,
  district: scalar,
  category: scalar,
  number: scalar,
  year: scalar,
  words: list,
  attributes: list,
  level: scalar,
  hours: object,
  accounts: z.record(z.string(), z.unknown()).nullable(),
  picture: scalar,
  pictures: list,
  captions: z.record(z.string(), z.string()).nullable(),
} as const satisfies Record<CompanyField['kind'], z.ZodType>;

/**
 * The company form in the API's names, as people and spreadsheets type it: cities, districts and categories as slug, name or id; lists
 * also separated by `|`, hours also as JSON text. Omitted fields are unchanged.
 */
export const companyForm = z
  .object(
    Object.fromEntries(companyFieldList.map(([, { api, kind }]) => [api, inputs[kind]])) as unknown as {
      [Name in keyof CompanyFields as CompanyFields[Name]['api']]: (typeof inputs)[CompanyFields[Name]['kind']];
    },
  )
  .extend({ category: scalar })
  .partial();
export type CompanyForm = z.infer<typeof companyForm>;

export const offeringBody = z.object({
  name: z.string().trim().min(1).max(120),
  description: z.string().max(2_000).nullable(),
  /** TRY. */
  price: z.number().min(0).max(1e9).nullable(),
  /** fixed, per_hour, per_day, or shown as written. */
  priceUnit: z.string().max(20).nullable(),
  imageUrl: z.string().max(300).nullable(),
  category: z.enum(['service', 'product']),
  active: z.boolean(),
});
export type OfferingBody = z.infer<typeof offeringBody>;

export const campaignBody = z.object({
  title: z.string().trim().min(1).max(120),
  description: z.string().max(2_000).nullable(),
  discountPercentage: z.int().min(1).max(100).nullable(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  active: z.boolean(),
});
export type CampaignBody = z.infer<typeof campaignBody>;
