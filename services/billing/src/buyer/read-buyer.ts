import type { BillingIdentity } from '@carsi/contracts/billing/calls';
import type { TypedBillingIdentity } from '@carsi/contracts/billing/calls';
import { refuse } from '@carsi/kernel/refusal';
import { findDistrict, findProvince } from '@carsi/turkish/places';
import { oneLine, within } from '@carsi/platform/text/typed';
import { isTckn, isVkn } from './tax-numbers.js';

const LONGEST = { name: 200, taxOffice: 100, address: 300 };
const EMAIL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Numbers are often typed in groups; only digits are stored. */
const taxNumberOf = (kind: BillingIdentity['kind'], typed: string): string => {
  const digits = typed.replaceAll(/[\s.-]/g, '');
  if (kind === 'company') {
    if (!/^\d{10}$/.test(digits)) return refuse('BUYER_VKN_LENGTH');
    return isVkn(digits) ? digits : refuse('BUYER_VKN_INVALID');
  }
  if (!/^\d{11}$/.test(digits)) return refuse('BUYER_TCKN_LENGTH');
  return isTckn(digits) ? digits : refuse('BUYER_TCKN_INVALID');
};

/** Parses the typed identity for invoices. Refuses missing or invalid fields in the order of the form. */
export const readBuyer = (typed: TypedBillingIdentity): BillingIdentity => {
  const { kind } = typed;
  const name = oneLine(typed.name) || refuse(kind === 'company' ? 'BUYER_TITLE_REQUIRED' : 'BUYER_NAME_REQUIRED');
  within(name, LONGEST.name, 'BUYER_NAME_TOO_LONG');
  const taxNumber = taxNumberOf(kind, typed.taxNumber);
  const taxOffice = within(oneLine(typed.taxOffice), LONGEST.taxOffice, 'BUYER_TAX_OFFICE_TOO_LONG');
  if (taxOffice === '' && kind === 'company') return refuse('BUYER_TAX_OFFICE_REQUIRED');
  const address = oneLine(typed.address) || refuse('BUYER_ADDRESS_REQUIRED');
  within(address, LONGEST.address, 'BUYER_ADDRESS_TOO_LONG');
  const province = findProvince(typed.city) ?? refuse('BUYER_CITY_UNKNOWN');
  const district = findDistrict(typed.district, province.plate) ?? refuse('BUYER_DISTRICT_UNKNOWN');
  const email = typed.email.trim();
  if (email !== '' && (email.length > 254 || email.includes('..') || !EMAIL.test(email)))
    return refuse('BUYER_EMAIL_INVALID');
  return {
    kind,
    name,
    taxNumber,
    taxOffice: taxOffice || null,
    address,
    city: province.name,
    district: district.name,
    email: email || null,
  };
};
