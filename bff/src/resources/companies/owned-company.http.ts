import { plans } from '@carsi/contracts/billing/plans';
import type { CompanyProfile } from '@carsi/contracts/directory/company-profile';
import type { CompanyView } from '@carsi/contracts/directory/company';
import type { CompanyVersion, OwnedCompany } from '@carsi/contracts/directory/owned-companies';
import type {
  CompanyVersion as ToldVersion,
  FieldDifference,
  OwnCompany,
} from '@carsi/contracts/directory/http/owned-company';
import { toCompany, type CategoriesById } from './company.http.js';

/**
 * A company as its owner and admins see it: with what is not published, and with what waits. While a live page waits for a changed
 * version the status reads pending and `live` is true (decisions 37).
 */
export const toOwnCompany = (owned: OwnedCompany, categories: CategoriesById): OwnCompany => {
  const { company, live, waiting, moderation, restorableUntil, planId, hiddenImages } = owned;
  const shown = { ...company, profile: { ...company.profile, ...waiting } };
  const body = toCompany(shown, categories);
  return {
    ...body,
    ...unpublished(shown.profile),
    status: live && waiting ? 'pending' : body.status,
    owner_id: company.ownerId,
    live,
    moderation,
    restorable_until: restorableUntil,
    changed: Object.keys(waiting ?? {}).map((field) => outside[field as keyof CompanyProfile]),
    differences: toDifferences(company, waiting ?? {}, categories),
    ai_score_parts: [...company.scoreParts],
    plan: planId,
    max_photos: plans[planId].limits.maxPhotos,
    hidden_images: [...hiddenImages],
  };
};

/** What a company says that its page does not show, or shows otherwise. */
const unpublished = ({ fax, contactPerson, contactPublic, whatsapp }: CompanyProfile) => ({
  fax,
  contact_person: contactPerson,
  contact_public: contactPublic,
  whatsapp,
});

/** Each changed field in the API's names and values; of categories what people call them. */
export const toDifferences = (
  company: CompanyView,
  changes: Partial<CompanyProfile>,
  categories: CategoriesById,
): FieldDifference[] => {
  const told = (profile: CompanyProfile): Readonly<Record<string, unknown>> => ({
    ...toCompany({ ...company, profile }, categories),
    ...unpublished(profile),
    category_id: categories.get(profile.categoryId)?.name ?? profile.categoryId,
  });
  const before = told(company.profile);
  const after = told({ ...company.profile, ...changes });
  return Object.keys(changes)
    .map((field) => outside[field as keyof CompanyProfile])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
};

/** What a version changed, in the API's names. */
export const toVersion = (
  { version, at, by, steps, reason, before, changes }: CompanyVersion,
  company: CompanyView,
  categories: CategoriesById,
): ToldVersion => ({
  version,
  at,
  by,
  steps: [...steps],
  reason,
  differences: before === null ? [] : toDifferences({ ...company, profile: before }, changes, categories),
});

/** The fields of a profile as the API names them. */
const outside: Readonly<Record<keyof CompanyProfile, string>> = {
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
  city: 'city',
  district: 'district',
  postalCode: 'postal_code',
  latitude: 'latitude',
  longitude: 'longitude',
  categoryId: 'category_id',
  tags: 'tags',
  seoKeywords: 'seo_keywords',
  establishmentYear: 'establishment_year',
  workingHours: 'working_hours',
  socialMedia: 'social_media',
  logoUrl: 'logo_url',
  coverImageUrl: 'cover_image_url',
  images: 'images',
  imageTexts: 'image_texts',
};
