import { plans } from '@carsi/contracts/billing/plans';
import { companyFields, type CompanyFieldName } from '@carsi/contracts/directory/company-fields';
import type { CompanyProfile } from '@carsi/contracts/directory/company-profile';
import type { CompanyView } from '@carsi/contracts/directory/company';
import type { CompanyVersion, OwnedCompany } from '@carsi/contracts/directory/owned-companies';
import type {
  CompanyVersion as VersionResponse,
  FieldDifference,
  OwnCompany,
} from '@carsi/contracts/directory/http/owned-company';
import { ownFields, toCompany } from './company.http.js';
import { type CategoriesById } from '../categories/categories.js';

/**
 * A company as its owner and admins see it: with what is not published, and with what waits. While a live page waits for a changed
 * version the status reads pending and `live` is true (decision 37).
 */
export const toOwnCompany = (owned: OwnedCompany, categories: CategoriesById): OwnCompany => {
  const { company, live, waiting, moderation, restorableUntil, planId, hiddenImages } = owned;
  const shown = { ...company, profile: { ...company.profile, ...waiting } };
  const body = toCompany(shown, categories);
  return {
    ...body,
    ...ownFields(shown.profile),
    status: live && waiting ? 'pending' : body.status,
    owner_id: company.ownerId,
    live,
    moderation,
    restorable_until: restorableUntil,
    changed: Object.keys(waiting ?? {}).map((field) => companyFields[field as CompanyFieldName].api),
    differences: toDifferences(company, waiting ?? {}, categories),
    ai_score_parts: [...company.scoreParts],
    plan: planId,
    max_photos: plans[planId].limits.maxPhotos,
    hidden_images: [...hiddenImages],
  };
};

/** Each changed field in the API's names and values; of categories what people call them. */
export const toDifferences = (
  { profile }: CompanyView,
  changes: Partial<CompanyProfile>,
  categories: CategoriesById,
): FieldDifference[] => {
  const fields = (profile: CompanyProfile): Readonly<Record<string, unknown>> => ({
    ...ownFields(profile),
    category_id: categories.get(profile.categoryId)?.name ?? profile.categoryId,
  });
  const before = fields(profile);
  const after = fields({ ...profile, ...changes });
  return Object.keys(changes)
    .map((field) => companyFields[field as CompanyFieldName].api)
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
};

/** What a version changed, in the API's names. */
export const toVersion = (
  { version, at, by, steps, reason, before, changes }: CompanyVersion,
  company: CompanyView,
  categories: CategoriesById,
): VersionResponse => ({
  version,
  at,
  by,
  steps: [...steps],
  reason,
  differences: before === null ? [] : toDifferences({ ...company, profile: before }, changes, categories),
});
