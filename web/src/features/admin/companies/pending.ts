import type { FieldDifference, OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import { linesOf } from '../../../components/company/difference-lines';
import { fieldNames } from '../../../components/company/difference-texts';

/** The company or a change of its public page awaits an admin. */
export const isPending = ({ status, live, moderation, differences }: OwnCompany): boolean =>
  moderation?.state === 'pending' && (live ? differences.length > 0 : status === 'pending');

/** Every non-empty field of a company that was never public. */
export const newFields = (company: OwnCompany): readonly FieldDifference[] => {
  const fields: Readonly<Record<string, unknown>> = { ...company, category_id: company.category?.name ?? null };
  return Object.keys(fieldNames).flatMap((field) => {
    const after = fields[field];
    return linesOf(after).length > 0 ? [{ field, before: null, after }] : [];
  });
};
