import { isWebAddress } from '../common/web-address.js';
import { companyFieldList, companyFields, type CompanyField, type CompanyFieldName } from './company-fields.js';
import type { CompanyRule } from './company-refusals.js';

/** Rules are checked in this order (specification 2 §5), the other fields after them in the table's. */
const checkedFirst: readonly CompanyFieldName[] = [
  'name',
  'description',
  'city',
  'categoryId',
  'email',
  'phone',
  'website',
  'shortDescription',
];
export const inOrderOfRules = checkedFirst
  .map((name) => [name, companyFields[name] as CompanyField] as const)
  .concat(companyFieldList.filter(([name]) => !checkedFirst.includes(name)));

/** The first rule that a text breaks, trimmed, as typed; '' where there is none. Lengths are in characters, not UTF-16. */
export const brokenRule = (field: CompanyField, text: string): CompanyRule | undefined => {
  const {
    kind,
    longest = Infinity,
    pattern,
    invalid,
    required,
    tooLong = 'COMPANY_TEXT_TOO_LONG',
    least,
    most,
  } = field;
  if (text === '') return required;
  if (text.length > longest && [...text].length > longest) return tooLong;
  if (invalid && !(kind === 'link' ? isWebAddress(text) : pattern!.test(text))) return `COMPANY_${invalid}`;
  if (kind === 'year' && !(/^\d{4}$/.test(text) && Number(text) >= least! && Number(text) <= most!))
    return 'COMPANY_YEAR_INVALID';
  return undefined;
};
