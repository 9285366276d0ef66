import { isWebAddress } from '@carsi/contracts/common/web-address';
import { companyProfile, type CompanyProfile, type WorkingHours } from '@carsi/contracts/directory/company-profile';
import type { ImportRow, UnchangedField } from '@carsi/contracts/directory/company-lists';
import { districtById, findDistrict, findProvince } from '@carsi/turkish/places';
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
  /** A category's id by slug, id, alias or name; undefined when there is none. */
  readonly categoryId: (text: string) => string | undefined;
  /** Columns that the whole list has; a row of NDJSON has its own. What no column tells, an existing company keeps. */
  readonly columns?: readonly string[] | undefined;
  /** Of today: special days are told for it and the next. */
  readonly year: number;
}

/** One line of a list in the API's field names → what the directory takes. */
export const readRow = async (values: Values, surroundings: Surroundings): Promise<ReadRow> => {
  const warnings: Reason[] = [];
  try {
    const externalId = text(values, 'external_id', 200) ?? bad('ID_MISSING');
    const name = text(values, 'name', 160) ?? bad('NAME_MISSING');
    const categoryText = text(values, 'category', 100) ?? text(values, 'category_id', 100) ?? bad('CATEGORY_MISSING');
    const category = surroundings.categoryId(categoryText);
    if (category === undefined) return { reason: reason('CATEGORY_UNKNOWN', categoryText), category: categoryText };
    const hours = await workingHours(values['working_hours'], surroundings.year, warnings);
    const profile = companyProfile.safeParse(await profileOf(values, name, category, hours));
    if (!profile.success) {
      const { path } = profile.error.issues[0]!;
      bad('VALUE_INVALID', columnOf[String(path[0])] ?? String(path[0]));
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

const profileOf = async (
  values: Values,
  name: string,
  categoryId: string,
  workingHours: WorkingHours | null,
): Promise<CompanyProfile> => {
  const place = placeOf(values);
  const phone = text(values, 'phone', 40);
  if (phone !== null && (!/^[\d\s+()-]+$/.test(phone) || (phoneOf(phone) === null && !phone.startsWith('444'))))
    bad('PHONE_INVALID', phone);
  const email = text(values, 'email', 254);
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) bad('EMAIL_INVALID', email);
  const website = text(values, 'website', 500);
  if (website !== null && !isWebAddress(website)) bad('WEBSITE_INVALID', website);
  return {
    name,
    description: text(values, 'description', 10_000) ?? '',
    shortDescription: text(values, 'short_description', 100),
    phone,
    whatsapp: values['whatsapp'] === undefined || flag(values['whatsapp']),
    fax: text(values, 'fax', 40),
    email,
    website,
    contactPerson: text(values, 'contact_person', 120),
    contactPublic: flag(values['contact_public']),
    address: text(values, 'address', 300),
    ...(await cityAndDistrict(values, place)),
    postalCode: text(values, 'postal_code', 10),
    ...place,
    categoryId,
    tags: list(values['tags'], 30),
    seoKeywords: list(values['seo_keywords'], 30),
    establishmentYear: integer(values, 'establishment_year'),
    workingHours,
    socialMedia: (jsonIn(values['social_media']) ?? {}) as CompanyProfile['socialMedia'],
    logoUrl: text(values, 'logo', 300),
    coverImageUrl: text(values, 'cover', 300),
    images: list(values['images'], 100),
  };
};

/** As told; where no city is told, where the point lies. */
const cityAndDistrict = async (
  values: Values,
  { latitude, longitude }: ReturnType<typeof placeOf>,
): Promise<Pick<CompanyProfile, 'city' | 'district'>> => {
  const cityText = text(values, 'city', 60);
  const districtText = text(values, 'district', 60);
  if (cityText !== null) {
    const city = findProvince(cityText) ?? bad('CITY_UNKNOWN', cityText);
    const district = districtText === null ? null : findDistrict(districtText, city.plate);
    if (district === undefined) bad('DISTRICT_UNKNOWN', districtText!, city.name);
    return { city: city.plate, district: district?.id ?? null };
  }
  if (latitude === null || longitude === null) return bad('CITY_MISSING');
  const { districtAt } = await import('./places/district-at.js');
  const { id, plate } =
    (await districtAt(latitude, longitude)) ?? bad('COORDINATES_OUTSIDE', `${latitude}, ${longitude}`);
  const found = districtText === null ? undefined : findDistrict(districtText, plate);
  return { city: plate, district: found?.id ?? districtById(id)!.id };
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

const columnOf: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  shortDescription: 'short_description',
  phone: 'phone',
  whatsapp: 'whatsapp',
  fax: 'fax',
  email: 'email',
  website: 'website',
  contactPerson: 'contact_person',
  contactPublic: 'contact_public',
  address: 'address',
  postalCode: 'postal_code',
  categoryId: 'category',
  tags: 'tags',
  seoKeywords: 'seo_keywords',
  establishmentYear: 'establishment_year',
  workingHours: 'working_hours',
  socialMedia: 'social_media',
  logoUrl: 'logo',
  coverImageUrl: 'cover',
  images: 'images',
  verified: 'verified',
  featured: 'featured',
};

/** Campaigns have no column; of a place each part belongs to the others. */
const unchangedBy = (columns: readonly string[]): UnchangedField[] => {
  const found = new Set(columns);
  const unchanged = Object.entries(columnOf).flatMap(([field, column]) =>
    found.has(column) ? [] : [field as UnchangedField],
  );
  const without = unchanged.filter((field) => field !== 'categoryId');
  if (!found.has('latitude') && !found.has('longitude')) without.push('latitude', 'longitude');
  if (!found.has('services') && !found.has('products')) without.push('offerings');
  return [...without, 'campaigns'];
};
