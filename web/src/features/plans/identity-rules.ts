import type { BillingIdentity, Plan } from '@carsi/contracts/http/billing';
import type { Rule } from '../../lib/forms/rules';
import { texts } from './texts';

export type IdentityField = keyof BillingIdentity;
const { errors } = texts.identity;

const said = (field: IdentityField, message: string): Rule<IdentityField> => ({
  field,
  message,
  holds: (typed) => typed[field].trim() !== '',
});

/** What is missing is told at once; whether a number holds its check digits the server says. */
export const identityRules: readonly Rule<IdentityField>[] = [
  { ...said('name', errors.title), holds: ({ kind, name }) => kind === 'person' || name.trim() !== '' },
  said('name', errors.name),
  { ...said('taxNumber', errors.vkn), holds: ({ kind, taxNumber }) => kind === 'person' || taxNumber.trim() !== '' },
  said('taxNumber', errors.tckn),
  {
    ...said('taxOffice', errors.taxOffice),
    holds: ({ kind, taxOffice }) => kind === 'person' || taxOffice.trim() !== '',
  },
  said('address', errors.address),
  said('city', errors.city),
  said('district', errors.district),
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

/** Asked before a plan that costs something; undefined while nobody knows, and then nobody is held up. */
export const asksWhoPays = ({ price }: Pick<Plan, 'price'>, identity: BillingIdentity | null | undefined): boolean =>
  price > 0 && identity === null;
