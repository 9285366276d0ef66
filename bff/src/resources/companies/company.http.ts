import type { Campaign } from '@carsi/contracts/directory/http/campaign';
import type { CategoryRef } from '@carsi/contracts/directory/http/category';
import type { Company, CompanyListItem } from '@carsi/contracts/directory/http/company';
import type { Offering } from '@carsi/contracts/directory/http/offering';
import { weekdays, type Interval, type WorkingHours } from '@carsi/contracts/directory/company-profile';
import type { CampaignView, CompanyView, OfferingView } from '@carsi/contracts/directory/company';
import type { CategoryView } from '@carsi/contracts/directory/category';
import { whatsappDigits } from '@carsi/turkish/phone';
import { districtById, provinceByPlate } from '@carsi/turkish/places';

export type CategoriesById = ReadonlyMap<string, CategoryView>;

/** A company as lists carry it. Inside camelCase, outside the specification's names. */
export const toListItem = (view: CompanyView, categories: CategoriesById): CompanyListItem => {
  const { profile } = view;
  const province = provinceByPlate(profile.city);
  const district = profile.district === null ? undefined : districtById(profile.district);
  return {
    id: view.id,
    slug: view.slug,
    name: profile.name,
    description: profile.description,
    short_description: profile.shortDescription,
    logo_url: profile.logoUrl,
    cover_image_url: profile.coverImageUrl,
    address: profile.address,
    city: province?.name ?? '',
    city_slug: province?.slug ?? '',
    district: district?.name ?? null,
    district_slug: district ? district.id.slice(district.id.indexOf('-') + 1) : null,
    postal_code: profile.postalCode,
    phone: profile.phone,
    phone_e164: view.phoneE164,
    claimed: view.ownerId !== null,
    whatsapp: profile.whatsapp && profile.phone !== null && whatsappDigits(profile.phone) !== undefined,
    fax: profile.contactPublic ? profile.fax : null,
    email: profile.email,
    website: profile.website,
    contact_person: profile.contactPublic ? profile.contactPerson : null,
    establishment_year: profile.establishmentYear,
    latitude: profile.latitude,
    longitude: profile.longitude,
    category_id: profile.categoryId,
    category: toCategoryRef(profile.categoryId, categories),
    tags: profile.tags,
    seo_keywords: profile.seoKeywords,
    social_media: profile.socialMedia,
    working_hours: profile.workingHours && toHours(profile.workingHours),
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
  };
};

export const toCompany = (view: CompanyView, categories: CategoriesById): Company => ({
  ...toListItem(view, categories),
  images: view.profile.images,
  image_texts: Object.fromEntries((view.profile.imageTexts ?? []).map(({ image, text }) => [image, text])),
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
