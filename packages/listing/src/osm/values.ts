import { columnOf, companyFieldList, socialNetworks } from '@carsi/contracts/directory/company-fields';
import { isWebAddress } from '@carsi/contracts/common/web-address';
import { attributesOfTags } from '../attributes-in.js';
import { phoneOf } from '../phone.js';
import type { FileRow } from '../files/file-row.js';
import { placeOfAddress } from '../places/place-of-address.js';
import { categoryOf, type Tags } from './category-of.js';

/** Tags of an element → the columns of a list. What cannot be a business is skipped with what it is. */
export const valuesOfTags = (
  externalId: string,
  tags: Tags,
  point: { readonly latitude: number; readonly longitude: number } | undefined,
): Pick<FileRow, 'values' | 'skipped'> => {
  const kind = categoryOf(tags);
  if ('skipped' in kind) return { values: {}, skipped: kind.skipped };
  const values: Record<string, unknown> = {
    external_id: externalId,
    ...fieldsIn(tags),
    category: kind.category,
    ...point,
    // Coordinates are more reliable than typed text: addr:city is now the province, now the district.
    ...(point
      ? {}
      : placeOfAddress([tags['addr:province'], tags['addr:city'], tags['addr:district'], tags['addr:suburb']])),
    address: first(tags, ['addr:full']) ?? addressOf(tags),
    phone: phoneIn(tags),
    website: websiteOf(first(tags, ['website', 'contact:website', 'url'])),
    attributes: attributesOf(tags),
    tags: featuresOf(tags),
    social_media: socialOf(tags),
  };
  return { values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) };
};

const first = (tags: Tags, keys: readonly string[]): string | undefined => {
  const found = keys.find((key) => tags[key] !== undefined && tags[key].trim() !== '');
  return found === undefined ? undefined : tags[found]!.trim();
};

/** Fields that the table reads from tags as they are. */
const fieldsIn = (tags: Tags): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    companyFieldList.flatMap(([, field]) => {
      const { osm, osmPart } = field;
      const value = osm && first(tags, osm);
      return value === undefined ? [] : [[columnOf(field), osmPart ? osmPart.exec(value)?.[0] : value]];
    }),
  );

const addressOf = (tags: Tags): string | undefined => {
  const {
    'addr:neighbourhood': quarter,
    'addr:street': street,
    'addr:place': place,
    'addr:housenumber': number,
  } = tags;
  const parts = [quarter, street ?? place, number && `No: ${number}`].filter(
    (part) => part !== undefined && part !== '',
  );
  return parts.length === 0 || (parts.length === 1 && number) ? undefined : parts.join(' ').slice(0, 300);
};

/** A tag may hold several with semicolons; the first that can be called. */
const phoneIn = (tags: Tags): string | undefined =>
  ['phone', 'contact:phone', 'mobile', 'contact:mobile', 'phone:mobile']
    .flatMap((key) => (tags[key] ?? '').split(/[;,/]/))
    .map((part) => part.replaceAll(/[^\d\s+()-]/g, ' ').trim())
    .find((part) => part !== '' && phoneOf(part) !== null);

const websiteOf = (typed: string | undefined): string | undefined => {
  const one = typed?.split(';', 1)[0]!.trim();
  if (one === undefined) return undefined;
  const address = /^[a-z]+:/i.test(one) ? one : `https://${one}`;
  return isWebAddress(address) ? address : undefined;
};

const attributesOf = (tags: Tags): readonly string[] | undefined => {
  const found = attributesOfTags(tags);
  return found.length === 0 ? undefined : found;
};

/** What the table of attributes does not have. */
const features: readonly (readonly [key: string, value: RegExp, tag: string])[] = [
  ['drive_through', /^yes$/, 'Arabaya Servis'],
];

const featuresOf = (tags: Tags): readonly string[] | undefined => {
  const found = features.flatMap(([key, value, tag]) => (value.test(tags[key] ?? '') ? [tag] : []));
  return found.length === 0 ? undefined : found;
};

const socialOf = (tags: Tags): Readonly<Record<string, string>> | undefined => {
  const found = socialNetworks.flatMap((site) => {
    const typed = tags[`contact:${site}`] ?? tags[site];
    if (typed === undefined) return [];
    const address = /^https?:/.test(typed) ? typed : `https://www.${site}.com/${typed.replace(/^@/, '')}`;
    return isWebAddress(address) ? [[site, address] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
};
