import type { FieldDifference, OwnCompany } from '@carsi/contracts/http/owned-company';
import { linesOf } from '../../components/company/difference-lines';
import { fieldNames } from '../../components/company/difference-texts';

/** Something of it waits for an admin: the whole company, or a change of what is public. */
export const waits = ({ status, live, moderation, differences }: OwnCompany): boolean =>
  moderation?.state === 'pending' && (live ? differences.length > 0 : status === 'pending');

/** Of a company that was never public everything is new: each field that says something. */
export const newFields = (company: OwnCompany): readonly FieldDifference[] => {
  const told: Readonly<Record<string, unknown>> = { ...company, category_id: company.category?.name ?? null };
  return Object.keys(fieldNames).flatMap((field) => {
    const after = told[field];
    return linesOf(after).length > 0 ? [{ field, before: null, after }] : [];
  });
};
