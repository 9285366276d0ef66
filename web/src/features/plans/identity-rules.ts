import type { BillingIdentity, Plan } from '@carsi/contracts/billing/http';
import type { Rule } from '../../lib/forms/rules';
import { texts } from './texts';

export type IdentityField = keyof BillingIdentity;
const { errors } = texts.identity;

const required = (field: IdentityField, message: string): Rule<IdentityField> => ({
  field,
  message,
  holds: (typed) => typed[field].trim() !== '',
});

/** Missing fields are found here; check digits are verified by the server. */
export const identityRules: readonly Rule<IdentityField>[] = [
  { ...required('name', errors.title), holds: ({ kind, name }) => kind === 'person' || name.trim() !== '' },
  required('name', errors.name),
  {
    ...required('taxNumber', errors.vkn),
    holds: ({ kind, taxNumber }) => kind === 'person' || taxNumber.trim() !== '',
  },
  required('taxNumber', errors.tckn),
  {
    ...required('taxOffice', errors.taxOffice),
    holds: ({ kind, taxOffice }) => kind === 'person' || taxOffice.trim() !== '',
  },
  required('address', errors.address),
  required('city', errors.city),
  required('district', errors.district),
];

/** Which field a refusal is about. */
export const refusedAt: Readonly<Record<string, IdentityField>> = {
  BUYER_TITLE_REQUIRED: 'name',
  BUYER_NAME_REQUIRED: 'name',
  BUYER_NAME_TOO_LONG: 'name',
  BUYER_VKN_LENGTH: 'taxNumber',
  BUYER_VKN_INVALID: 'taxNumber',
  BUYER_TCKN_LENGTH: 'taxNumber',
  BUYER_TCKN_INVALID: 'taxNumber',
  BUYER_TAX_OFFICE_REQUIRED: 'taxOffice',
  BUYER_TAX_OFFICE_TOO_LONG: 'taxOffice',
  BUYER_ADDRESS_REQUIRED: 'address',
  BUYER_ADDRESS_TOO_LONG: 'address',
  BUYER_CITY_UNKNOWN: 'city',
  BUYER_DISTRICT_UNKNOWN: 'district',
  BUYER_EMAIL_INVALID: 'email',
};

/** Whether a paid plan needs the buyer first. `undefined` is unknown, and then nothing is required. */
export const needsBuyer = ({ price }: Pick<Plan, 'price'>, identity: BillingIdentity | null | undefined): boolean =>
  price > 0 && identity === null;
