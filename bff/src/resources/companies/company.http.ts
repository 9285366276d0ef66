import type { Campaign } from '@carsi/contracts/directory/http/campaign';
import type { CategoryRef } from '@carsi/contracts/directory/http/category';
import type { Company, CompanyListItem, FieldsShownIn } from '@carsi/contracts/directory/http/company';
import { companyFieldList, type CompanyField } from '@carsi/contracts/directory/company-fields';
import type { Offering } from '@carsi/contracts/directory/http/offering';
import type { CompanyProfile, Interval, WorkingHours } from '@carsi/contracts/directory/company-profile';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import type { CampaignView, CompanyView, OfferingView } from '@carsi/contracts/directory/company';
import { whatsappDigits } from '@carsi/turkish/phone';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
import { type CategoriesById } from '../categories/categories.js';

/** The API's form of a stored value, where it has another one. */
const apiValues: { readonly [Kind in CompanyField['kind']]?: (value: never) => unknown } = {
  province: (plate: number) => provinceByPlate(plate)?.name ?? '',
  district: (id: string | null) => (id === null ? null : (districtById(id)?.name ?? null)),
  hours: (hours: WorkingHours | null) => hours && toHours(hours),
  captions: (captions: CompanyProfile['imageTexts']) =>
    Object.fromEntries((captions ?? []).map(({ image, text }) => [image, text])),
};

/** Writes fields under the API's names; one that waits for a switch is null until it is on, where `isPublic`. */
const writer = (fields: typeof companyFieldList, isPublic: boolean) => {
  const written = fields.map(([name, { api, kind, publishedBy }]) => ({
    name,
    api,
    convert: apiValues[kind] as ((value: unknown) => unknown) | undefined,
    publishedBy: isPublic ? publishedBy : undefined,
  }));
  // A loop, as lists write a hundred companies: Object.fromEntries takes three times as long.
  return (profile: CompanyProfile): Readonly<Record<string, unknown>> => {
    const body: Record<string, unknown> = {};
    for (const { name, api, convert, publishedBy } of written) {
      const value = publishedBy && !profile[publishedBy] ? null : profile[name];
      body[api] = convert ? convert(value) : value;
    }
    return body;
  };
};
const shownIn = (place: 'list' | 'page') => companyFieldList.filter(([, field]) => (field.shownIn ?? 'list') === place);
const listFields = writer(shownIn('list'), true) as (profile: CompanyProfile) => FieldsShownIn<'list'>;
const pageFields = writer(shownIn('page'), true) as (profile: CompanyProfile) => FieldsShownIn<'page'>;

/** Every field as its owner and admins read it. */
export const ownFields = writer(companyFieldList, false) as (profile: CompanyProfile) => FieldsShownIn;

/** A company as lists carry it. Inside camelCase, outside the specification's names. */
export const toListItem = (view: CompanyView, categories: CategoriesById): CompanyListItem => {
  const { profile } = view;
  return Object.assign(listFields(profile), {
    id: view.id,
    slug: view.slug,
    city_slug: provinceByPlate(profile.city)?.slug ?? '',
    district_slug: profile.district === null ? null : (districtById(profile.district)?.slug ?? null),
    phone_e164: view.phoneE164,
    claimed: view.ownerId !== null,
    whatsapp: profile.whatsapp && profile.phone !== null && whatsappDigits(profile.phone) !== undefined,
    category: toCategoryRef(profile.categoryId, categories),
    rating: view.rating,
    review_count: view.reviewCount,
    ai_score: view.aiScore,
    view_count: view.viewCount,
    verified: view.verified,
    featured: view.featured,
    premium: view.premium,
    status: view.status === 'rejected' ? 'suspended' : view.status,
    sample: view.sample,
    ...(view.distance !== undefined && { distance: view.distance }),
    created_at: view.createdAt,
    updated_at: view.updatedAt,
  } as const);
};

export const toCompany = (view: CompanyView, categories: CategoriesById): Company => ({
  ...toListItem(view, categories),
  ...pageFields(view.profile),
  schema_type: categories.get(view.profile.categoryId)?.schemaType ?? 'LocalBusiness',
});

export const toCategoryRef = (id: string, categories: CategoriesById): CategoryRef | null => {
  const category = categories.get(id);
  if (!category) return null;
  const parent = category.parentId === null ? undefined : categories.get(category.parentId);
  return {
    id: category.id,
    slug: category.slug,
    name: category.name,
    icon_name: category.iconName,
    color_class: category.colorClass,
    parent: parent ? { id: parent.id, slug: parent.slug, name: parent.name } : null,
  };
};

export const toOffering = (
  companyId: string,
  { id, name, description, price, priceUnit, imageUrl, category, active }: OfferingView,
): Offering => ({
  id,
  company_id: companyId,
  name,
  description,
  price,
  price_unit: priceUnit,
  image_url: imageUrl,
  category,
  active,
});

export const toCampaign = (
  companyId: string,
  { id, title, description, discountPercentage, startDate, endDate, active }: CampaignView,
): Campaign => ({
  id,
  company_id: companyId,
  title,
  description,
  discount_percentage: discountPercentage,
  start_date: startDate,
  end_date: endDate,
  active,
});

const toHours = ({ week, special }: WorkingHours): CompanyListItem['working_hours'] => ({
  ...Object.fromEntries(weekdays.map((weekday) => [weekday, toDay(week[weekday] ?? [])])),
  special_days: special.map(({ date, intervals, note = null }) => ({
    date,
    closed: intervals.length === 0,
    intervals,
    note,
  })),
});

/** First opening and last closing beside the intervals, as both shapes of the specification want them. */
const toDay = (intervals: readonly Interval[]) => ({
  isOpen: intervals.length > 0,
  closed: intervals.length === 0,
  open: intervals[0]?.open ?? '',
  close: intervals.at(-1)?.close ?? '',
  intervals: [...intervals],
});
