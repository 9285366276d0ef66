import { isWebAddress } from '@carsi/contracts/common/web-address';
import {
  companyFields,
  socialNetworks,
  type CompanyField,
  type CompanyFieldName,
  type SocialNetwork,
} from '@carsi/contracts/directory/company-fields';
import { companyRules, type CompanyRule } from '@carsi/contracts/directory/company-refusals';
import { brokenRule, inOrderOfRules } from '@carsi/contracts/directory/company-rules';
import { blankProfile, companyProfile, type CompanyProfile } from '@carsi/contracts/directory/company-profile';
import { hashIn } from '@carsi/contracts/common/pictures';
import { Refusal } from '@carsi/kernel/refusal';
import { findDistrict, findProvince } from '@carsi/turkish/places';
import { attributesIn, priceLevelIn } from '@carsi/listing/attributes-in';
import { hoursOf } from '@carsi/listing/hours';
import { flag, list, typed, type Values } from '@carsi/listing/values';

/** What a value is read with beside itself. */
interface Reading {
  /** Fields that were read before this one. */
  readonly read: Partial<CompanyProfile>;
  readonly categoryOf: (text: string) => string | undefined;
}

const worded = (value: unknown): string =>
  typeof value === 'string' ? typed(value) : typeof value === 'number' ? String(value) : '';
const line = (value: unknown): string | null => (typeof value === 'string' && typed(value)) || null;
const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** Undefined for what cannot be read. */
const readers: Readonly<Record<CompanyField['kind'], (value: unknown, reading: Reading) => unknown>> = {
  title: worded,
  body: worded,
  line,
  link: line,
  flag,
  province: (value) => findProvince(worded(value))?.plate,
  district: (value, { read: { city } }) => (city !== undefined && findDistrict(worded(value), city)?.id) || null,
  category: (value, { categoryOf }) => categoryOf(worded(value)),
  number: numberOf,
  year: worded,
  words: (value) => list(value, Infinity),
  attributes: (value) => attributesIn(list(value, Infinity)),
  level: (value) => priceLevelIn(value) ?? (value === null || value === '' ? null : Number.NaN),
  hours: hoursOf,
  accounts: (value) => value ?? {},
  picture: line,
  pictures: (value) => list(value, Infinity),
  captions: (value, { read }) =>
    read.images!.flatMap((image) => {
      const words = worded((value as Record<string, unknown> | null)?.[image]);
      return words === '' ? [] : [{ image, text: [...words].slice(0, companyFields.imageTexts.longest).join('') }];
    }),
};

/** A field that goes with another one: a district belongs to its province, a caption to its picture. */
const unchanged: {
  readonly [Kind in CompanyField['kind']]?: (old: CompanyProfile, read: Partial<CompanyProfile>) => unknown;
} = {
  district: (old, read) => (old.city === read.city ? old.district : null),
  captions: (old, read) => (old.imageTexts ?? []).filter(({ image }) => read.images!.includes(image)),
};

/**
 * An owner's form over what the company says already: omitted fields are unchanged (decision 4). It reads the fields of the table alone,
 * so nothing that belongs to the server comes in. Reports every broken rule; the refusal is the first one in the order of spec 2 §5.
 */
export const readForm = (
  values: Values,
  before: CompanyProfile | undefined,
  categoryOf: (text: string) => string | undefined,
): CompanyProfile => {
  const given: Values = { ...values, category_id: values['category_id'] ?? values['category'] };
  const old = before ?? blankProfile;
  const read: Record<string, unknown> = {};
  const broken: { readonly field: string; readonly rule: CompanyRule }[] = [];
  for (const [name, field] of inOrderOfRules) {
    const { api, kind } = field;
    const value = given[api];
    read[name] =
      value === undefined
        ? (unchanged[kind] ?? (() => old[name]))(old, read)
        : readers[kind](value, { read, categoryOf });
    const rule = ruleBrokenBy(field, read[name], old);
    if (rule) broken.push({ field: api, rule });
    else if (kind === 'accounts') broken.push(...brokenLinks(api, read[name] as object));
    else if (kind === 'year') read[name] = numberOf(read[name]);
  }
  if (broken.length > 0)
    throw new Refusal(broken[0]!.rule, {
      errors: broken.map(({ field, rule }) => ({ field, message: companyRules[rule] })),
    });
  const profile = companyProfile.safeParse(read);
  if (profile.success) return profile.data;
  const errors = profile.error.issues.map(({ path: [name, ...inner] }) => ({
    field: [companyFields[name as CompanyFieldName].api, ...inner.map(String)].join('.'),
    message: companyRules.COMPANY_VALUE_INVALID,
  }));
  throw new Refusal('BAD_REQUEST', { errors });
};

const ruleBrokenBy = (field: CompanyField, value: unknown, old: CompanyProfile): CompanyRule | undefined => {
  switch (field.kind) {
    case 'hours':
      return value === undefined ? 'COMPANY_HOURS_INVALID' : undefined;
    case 'pictures':
      return (value as readonly string[]).every((address) => isOurs(address, old))
        ? undefined
        : 'COMPANY_PICTURE_FOREIGN';
    case 'picture':
      return (
        brokenRule(field, worded(value)) ??
        (value === null || isOurs(value as string, old) ? undefined : 'COMPANY_PICTURE_FOREIGN')
      );
    case 'accounts':
    case 'captions':
    case 'words':
    case 'attributes':
    case 'level':
    case 'flag':
    case 'number':
      return undefined;
    default:
      return brokenRule(field, value ? worded(value) : '');
  }
};

/** Other networks are dropped, as every field that the table does not have. */
const brokenLinks = (
  api: string,
  links: { readonly [Name in SocialNetwork]?: unknown },
): { field: string; rule: CompanyRule }[] =>
  socialNetworks
    .filter((name) => links[name] !== undefined && !(typeof links[name] === 'string' && isWebAddress(links[name])))
    .map((name) => ({ field: `${api}.${name}`, rule: 'COMPANY_LINK_INVALID' }));

/** Uploaded here, or there already: the server shows nobody's address and fetches none. */
const isOurs = (address: string, { logoUrl, coverImageUrl, images }: CompanyProfile): boolean =>
  hashIn(address) !== undefined || [logoUrl, coverImageUrl, ...images].includes(address);
