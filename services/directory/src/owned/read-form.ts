import { companyProfile, type CompanyProfile } from '@carsi/contracts/directory/company-profile';
import { hashIn } from '@carsi/contracts/common/pictures';
import { isWebAddress } from '@carsi/contracts/common/web-address';
import { Refusal } from '@carsi/kernel/refusal';
import { findDistrict, findProvince } from '@carsi/turkish/places';
import { hoursOf } from '@carsi/listing/hours';
import { flag, list, typed, type Values } from '@carsi/listing/values';
import { refusals } from '../refusals.js';

/** What nobody has said yet. */
const blank: Omit<CompanyProfile, 'name' | 'description' | 'city' | 'categoryId'> = {
  shortDescription: null,
  phone: null,
  whatsapp: true,
  fax: null,
  email: null,
  website: null,
  contactPerson: null,
  contactPublic: false,
  address: null,
  district: null,
  postalCode: null,
  latitude: null,
  longitude: null,
  tags: [],
  seoKeywords: [],
  establishmentYear: null,
  workingHours: null,
  socialMedia: {},
  logoUrl: null,
  coverImageUrl: null,
  images: [],
  imageTexts: [],
};

type Code = Extract<keyof typeof refusals, `COMPANY_${string}`>;

/**
 * What an owner sends, in the API's field names, over what the company says already: absent fields stay (decisions 4). Only what is
 * named here is read, so nothing that belongs to the server can come in. All that is wrong is told, and the refusal is the first of it
 * in the order of spec 2 §5.
 */
export const readForm = (
  values: Values,
  before: CompanyProfile | undefined,
  categoryOf: (text: string) => string | undefined,
): CompanyProfile => {
  const wrong: { readonly field: string; readonly code: Code }[] = [];
  const check = (holds: boolean, field: string, code: Code): void => void (holds || wrong.push({ field, code }));
  const has = (field: string): boolean => values[field] !== undefined;
  const unlessOmitted = <T>(field: string, read: () => T, old: T): T => (has(field) ? read() : old);
  const short = (field: string, longest: number, old: string | null): string | null => {
    const typedText = unlessOmitted(
      field,
      () => (typeof values[field] === 'string' && typed(values[field])) || null,
      old,
    );
    check([...(typedText ?? '')].length <= longest, field, 'COMPANY_TEXT_TOO_LONG');
    return typedText;
  };

  const name = unlessOmitted('name', () => worded(values['name']), before?.name ?? '');
  check(name !== '', 'name', 'COMPANY_NAME_REQUIRED');
  check(name.length <= 160, 'name', 'COMPANY_NAME_TOO_LONG');
  const description = unlessOmitted('description', () => worded(values['description']), before?.description ?? '');
  check(description !== '', 'description', 'COMPANY_DESCRIPTION_REQUIRED');
  check(description.length <= 10_000, 'description', 'COMPANY_DESCRIPTION_TOO_LONG');
  const city = unlessOmitted('city', () => findProvince(worded(values['city']))?.plate, before?.city);
  check(city !== undefined, 'city', 'COMPANY_CITY_REQUIRED');
  const categoryName = values['category_id'] ?? values['category'];
  const categoryId = categoryName === undefined ? before?.categoryId : categoryOf(worded(categoryName));
  check(categoryId !== undefined, 'category_id', 'COMPANY_CATEGORY_REQUIRED');
  const old = { ...blank, ...before };
  const email = short('email', 254, old.email);
  check(email === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'email', 'COMPANY_EMAIL_INVALID');
  const phone = short('phone', 40, old.phone);
  check(phone === null || /^[\d\s+()-]+$/.test(phone), 'phone', 'COMPANY_PHONE_INVALID');
  const website = short('website', 500, old.website);
  check(website === null || isWebAddress(website), 'website', 'COMPANY_WEBSITE_INVALID');
  const shortDescription = unlessOmitted(
    'short_description',
    () => worded(values['short_description']) || null,
    old.shortDescription,
  );
  check([...(shortDescription ?? '')].length <= 100, 'short_description', 'COMPANY_SHORT_DESCRIPTION_TOO_LONG');
  const workingHours = unlessOmitted('working_hours', () => hoursOf(values['working_hours']), old.workingHours);
  check(workingHours !== undefined, 'working_hours', 'COMPANY_HOURS_INVALID');
  const establishmentYear = unlessOmitted(
    'establishment_year',
    () => yearOf(values['establishment_year']),
    old.establishmentYear,
  );
  check(establishmentYear !== undefined, 'establishment_year', 'COMPANY_YEAR_INVALID');
  const more = {
    fax: short('fax', 40, old.fax),
    contactPerson: short('contact_person', 120, old.contactPerson),
    address: short('address', 300, old.address),
    postalCode: short('postal_code', 10, old.postalCode),
  };
  const logoUrl = short('logo_url', 300, old.logoUrl);
  const coverImageUrl = short('cover_image_url', 300, old.coverImageUrl);
  const images = unlessOmitted('images', () => list(values['images'], 300), old.images);
  for (const [field, address] of [
    ['logo_url', logoUrl],
    ['cover_image_url', coverImageUrl],
    ...images.map((image) => ['images', image] as const),
  ] as const)
    // Only what was uploaded here: the server shows nobody's address and fetches none.
    check(address === null || hashIn(address) !== undefined || keeps(old, address), field, 'COMPANY_PICTURE_FOREIGN');

  if (wrong.length > 0) refuseAll(wrong);
  const profile = companyProfile.safeParse({
    ...old,
    ...more,
    name,
    description,
    city,
    categoryId,
    email,
    phone,
    website,
    shortDescription,
    workingHours,
    logoUrl,
    coverImageUrl,
    images,
    imageTexts: unlessOmitted(
      'image_texts',
      () => textsOf(values['image_texts'], images),
      (old.imageTexts ?? []).filter(({ image }) => images.includes(image)),
    ),
    district: districtIn(values, city!, before),
    whatsapp: unlessOmitted('whatsapp', () => flag(values['whatsapp']), old.whatsapp),
    contactPublic: unlessOmitted('contact_public', () => flag(values['contact_public']), old.contactPublic),
    latitude: unlessOmitted('latitude', () => numberOf(values['latitude']), old.latitude),
    longitude: unlessOmitted('longitude', () => numberOf(values['longitude']), old.longitude),
    tags: unlessOmitted('tags', () => list(values['tags'], 40), old.tags),
    seoKeywords: unlessOmitted('seo_keywords', () => list(values['seo_keywords'], 60), old.seoKeywords),
    establishmentYear,
    socialMedia: unlessOmitted('social_media', () => values['social_media'] ?? {}, old.socialMedia),
  });
  if (profile.success) return profile.data;
  const errors = profile.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }));
  throw new Refusal('BAD_REQUEST', { errors });
};

const worded = (value: unknown): string =>
  typeof value === 'string' ? typed(value) : typeof value === 'number' ? String(value) : '';

const keeps = ({ logoUrl, coverImageUrl, images }: typeof blank, address: string): boolean =>
  [logoUrl, coverImageUrl, ...images].includes(address);

/** What the pictures show, by their address; of those that are in the gallery. */
const textsOf = (texts: unknown, images: readonly string[]): { image: string; text: string }[] =>
  images.flatMap((image) => {
    const words = worded((texts as Record<string, unknown> | null | undefined)?.[image]);
    return words === '' ? [] : [{ image, text: [...words].slice(0, 160).join('') }];
  });

/** A district belongs to its province: another city without one has none. */
const districtIn = (values: Values, city: number, before: CompanyProfile | undefined): string | null => {
  if (values['district'] === undefined) return before?.city === city ? before.district : null;
  const name = worded(values['district']);
  return name === '' ? null : (findDistrict(name, city)?.id ?? null);
};

/** Null where nothing is told, undefined for what cannot be one. */
const yearOf = (value: unknown): number | null | undefined => {
  const typedText = worded(value);
  if (typedText === '') return null;
  return /^\d{4}$/.test(typedText) && typedText >= '1200' && typedText <= '2100' ? Number(typedText) : undefined;
};

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

const refuseAll = (wrong: readonly { readonly field: string; readonly code: Code }[]): never => {
  throw new Refusal(wrong[0]!.code, {
    errors: wrong.map(({ field, code }) => ({ field, message: refusals[code].message })),
  });
};
