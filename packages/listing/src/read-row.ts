import { createHash } from 'node:crypto';
import { isWebAddress } from '@carsi/contracts/common/web-address';
import {
  columnOf,
  companyFieldList,
  companyFields,
  type CompanyField,
} from '@carsi/contracts/directory/company-fields';
import { companyProfile, type CompanyProfile, type WorkingHours } from '@carsi/contracts/directory/company-profile';
import type { ImportRow, UnchangedField } from '@carsi/contracts/directory/company-lists';
import { fold } from '@carsi/turkish/fold';
import { findDistrict, findProvince } from '@carsi/turkish/places';
import { placeAtEndOf } from './places/place-of-address.js';
import { attributeIn, attributesIn, priceLevelIn } from './attributes-in.js';
import { phoneOf } from './phone.js';
import { placeOf } from './coordinates.js';
import { hoursOf } from './hours.js';
import { offeringsIn } from './offerings-in.js';
import { Bad, bad, reason, type Reason } from './reasons.js';
import { flag, jsonIn, list, text, integer, type Values } from './values.js';

/** A row that goes in, with what of it does not; or why it stays out: the first reason. */
export type ReadRow =
  | { readonly row: ImportRow; readonly warnings: readonly Reason[] }
  | { readonly reason: Reason; readonly category?: string };

export interface Surroundings {
  /** A category's id by the source's name of it and the company's name; undefined when there is none. */
  readonly categoryId: (text: string, company: string) => string | undefined;
  /** Columns of the list; a row of NDJSON has its own. Fields without a column are unchanged in an existing company. */
  readonly columns?: readonly string[] | undefined;
  /** The present year: special days are read for it and the next. */
  readonly year: number;
}

/** One line of a list in the API's field names → what the directory takes. */
export const readRow = async (values: Values, surroundings: Surroundings): Promise<ReadRow> => {
  const warnings: Reason[] = [];
  try {
    const given = text(values, 'external_id', 200);
    const hasIds = surroundings.columns?.includes('external_id') ?? true;
    if (hasIds && given === null) bad('ID_MISSING');
    const name = text(values, 'name', companyFields.name.longest) ?? bad('NAME_MISSING');
    const externalId = given ?? madeId(name, values);
    const categoryText = text(values, 'category', 100) ?? text(values, 'category_id', 100) ?? bad('CATEGORY_MISSING');
    const category = surroundings.categoryId(categoryText, name);
    if (category === undefined) return { reason: reason('CATEGORY_UNKNOWN', categoryText), category: categoryText };
    const hours = await workingHours(values['working_hours'], surroundings.year, warnings);
    for (const unknown of list(values['attributes'], Infinity).filter((each) => attributeIn(each) === undefined))
      warnings.push(reason('ATTRIBUTE_UNKNOWN', unknown.slice(0, 100)));
    const profile = companyProfile.safeParse(await profileOf(values, name, category, hours));
    if (!profile.success) {
      const { path } = profile.error.issues[0]!;
      bad('VALUE_INVALID', columnOfField[String(path[0])] ?? String(path[0]));
    }
    const row: ImportRow = {
      externalId,
      profile: profile.data!,
      verified: flag(values['verified']),
      featured: flag(values['featured']),
      sample: false,
      offerings: offeringsIn(values),
      campaigns: [],
      keeps: unchangedBy(surroundings.columns ?? Object.keys(values)),
    };
    return { row, warnings };
  } catch (error) {
    if (error instanceof Bad) return { reason: error.reason };
    throw error;
  }
};

/** The key of a company in a list without keys: the same name at the same place and number is the same company in the next list. */
const madeId = (name: string, values: Values): string => {
  const parts = [name, ...['city', 'district', 'address', 'phone'].map((column) => String(values[column] ?? ''))];
  const folded = parts.map((part) => fold(part).replaceAll(/[^a-z0-9]+/g, ''));
  return `ad:${createHash('sha256').update(folded.join('|')).digest('hex').slice(0, 32)}`;
};

/** What a cell says, before it is read as its kind of field; the province, the district and the place need each other. */
const readers: {
  readonly [Kind in CompanyField['kind']]?: (values: Values, column: string, field: CompanyField) => unknown;
} = {
  body: (values, column, { longest }) => text(values, column, longest!) ?? '',
  line: (values, column, field) => lineOf(values, column, field),
  link: (values, column, field) => lineOf(values, column, field),
  flag: (values, column, { initially }) => (values[column] === undefined ? initially : flag(values[column])),
  year: integer,
  words: (values, column, { most }) => list(values[column], most!),
  // A list without such a column may say it in its tags.
  attributes: (values, column) => attributesIn([...list(values[column], Infinity), ...list(values['tags'], Infinity)]),
  level: (values, column) => {
    const level = priceLevelIn(values[column]);
    return level === undefined ? bad('VALUE_INVALID', column) : level;
  },
  accounts: (values, column) => jsonIn(values[column]) ?? {},
  picture: (values, column, { longest }) => text(values, column, longest!),
  pictures: (values, column, { most }) => list(values[column], most!),
};

/** What people write into a cell of a number or an address that they do not have. */
const NOTHING = new Set(['-', '--', '---', 'yok', 'bilinmiyor', 'null', 'none', 'n/a', 'na', '0']);
/** An address of a website without `https://`: `www.firma.com.tr`. */
const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i;

const lineOf = (values: Values, column: string, { kind, longest, invalid, pattern }: CompanyField): string | null => {
  const written = text(values, column, longest!);
  if (written === null || invalid === undefined) return written;
  if (NOTHING.has(fold(written))) return null;
  const value = kind === 'link' && DOMAIN.test(written) ? `https://${written}` : written;
  const holds = kind === 'link' ? isWebAddress(value) : pattern!.test(value);
  const isReachable = invalid !== 'PHONE_INVALID' || phoneOf(value) !== null || value.startsWith('444');
  return holds && isReachable ? value : bad(invalid, value);
};

const profileOf = async (
  values: Values,
  name: string,
  categoryId: string,
  workingHours: WorkingHours | null,
): Promise<unknown> => {
  const place = placeOf(values);
  const read = Object.fromEntries(
    companyFieldList.flatMap(([field, spec]) => {
      const reader = readers[spec.kind];
      const column = columnOf(spec);
      return reader && column !== undefined ? [[field, reader(values, column, spec)]] : [];
    }),
  );
  return { ...read, name, categoryId, workingHours, ...place, ...(await cityAndDistrict(values, place)) };
};

/** From the columns; what they lack from the end of the address, then from the coordinates. */
const cityAndDistrict = async (
  values: Values,
  { latitude, longitude }: ReturnType<typeof placeOf>,
): Promise<Pick<CompanyProfile, 'city' | 'district'>> => {
  const cityText = text(values, 'city', 60);
  const districtText = text(values, 'district', 60);
  const column = cityText === null ? undefined : (findProvince(cityText) ?? bad('CITY_UNKNOWN', cityText));
  if (column !== undefined && districtText !== null) {
    const district = findDistrict(districtText, column.plate) ?? bad('DISTRICT_UNKNOWN', districtText, column.name);
    return { city: column.plate, district: district.id };
  }
  const written = placeAtEndOf(text(values, 'address', companyFields.address.longest!) ?? '', column);
  if (written.district !== undefined && districtText === null)
    return { city: written.district.plate, district: written.district.id };
  const point = latitude === null || longitude === null ? undefined : { latitude, longitude };
  const { districtAt } = await import('./places/district-at.js');
  const byPoint = point && (await districtAt(point.latitude, point.longitude));
  if (column !== undefined)
    return { city: column.plate, district: byPoint?.plate === column.plate ? byPoint.id : null };
  const city = byPoint?.plate ?? written.province?.plate;
  if (city === undefined)
    return point === undefined ? bad('CITY_MISSING') : bad('COORDINATES_OUTSIDE', `${latitude}, ${longitude}`);
  const byName = districtText === null ? undefined : findDistrict(districtText, city);
  return { city, district: byName?.id ?? byPoint?.id ?? null };
};

/** JSON of the API, or OpenStreetMap's opening_hours: what of that our week cannot say is left out, and the row goes in. */
const workingHours = async (value: unknown, year: number, warnings: Reason[]): Promise<WorkingHours | null> => {
  if (typeof value !== 'string' || value.trim() === '' || value.trimStart().startsWith('{')) return readHours(value);
  const { weekOf } = await import('./osm/opening-hours.js');
  const week = value.length > 500 ? null : await weekOf(value.trim(), year);
  if (week === null) warnings.push(reason('HOURS_NOT_WEEKLY', value.slice(0, 100)));
  return week;
};

const readHours = (value: unknown): WorkingHours | null => {
  const hours = hoursOf(value);
  return hours === undefined ? bad('HOURS_UNREADABLE') : hours;
};

/** Every row has a category, and the parts of a place belong to each other. */
const neverOmitted: ReadonlySet<string> = new Set(['city', 'district', 'latitude', 'longitude', 'categoryId']);
const columnOfField: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    companyFieldList.flatMap(([name, field]) => (columnOf(field) === undefined ? [] : [[name, columnOf(field)!]])),
  ),
  verified: 'verified',
  featured: 'featured',
};

/** Campaigns have no column. */
const unchangedBy = (columns: readonly string[]): UnchangedField[] => {
  const found = new Set(columns);
  const unchanged = Object.entries(columnOfField).flatMap(([field, column]) =>
    found.has(column) || neverOmitted.has(field) ? [] : [field as UnchangedField],
  );
  if (!found.has('latitude') && !found.has('longitude')) unchanged.push('latitude', 'longitude');
  if (!found.has('services') && !found.has('products')) unchanged.push('offerings');
  return [...unchanged, 'campaigns'];
};
