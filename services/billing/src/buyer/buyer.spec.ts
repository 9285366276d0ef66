import type { TypedBillingIdentity } from '@carsi/contracts/billing/calls';
import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.js';
import { buyer, type BuyerCommand, type BuyerEvent } from './buyer.js';

const given = specification(buyer);
const meta = { by: 'ayse', at: '2026-11-22T09:00:00.000Z', commandId: 'c', correlationId: 'r' };
const company: TypedBillingIdentity = {
  kind: 'company',
  name: ' Ada  Kebap Gıda Ltd. Şti. ',
  taxNumber: '454 053 69 20',
  taxOffice: 'Seyhan',
  address: 'Çarşı Sok. 3',
  city: 'adana',
  district: 'SEYHAN',
  email: '',
};
const person: TypedBillingIdentity = {
  ...company,
  kind: 'person',
  name: 'Ayşe Yılmaz',
  taxNumber: '10000000146',
  taxOffice: '',
  email: 'muhasebe@ornek.example',
};
const describeAs = (data: TypedBillingIdentity): BuyerCommand => ({ type: 'DescribeBuyer', data, meta });
const forget: BuyerCommand = { type: 'EraseBuyer', data: {}, meta };
const place = { address: 'Çarşı Sok. 3', city: 'Adana', district: 'Seyhan' };
const described: BuyerEvent = {
  type: 'BuyerDescribed',
  data: {
    identity: {
      ...place,
      kind: 'company',
      name: 'Ada Kebap Gıda Ltd. Şti.',
      taxNumber: '4540536920',
      taxOffice: 'Seyhan',
      email: null,
    },
  },
};
const describedPerson: BuyerEvent = {
  type: 'BuyerDescribed',
  data: {
    identity: {
      ...place,
      kind: 'person',
      name: 'Ayşe Yılmaz',
      taxNumber: '10000000146',
      taxOffice: null,
      email: 'muhasebe@ornek.example',
    },
  },
};

describe('who an owner’s invoices are made out to', () => {
  it('is a company with its tax office, or a person, who needs none', () => {
    given().when(describeAs(company)).then(described);
    given().when(describeAs(person)).then(describedPerson);
  });
  it('can be changed, and forgotten once', () => {
    given(described).when(describeAs(person)).then(describedPerson);
    given(described).when(forget).then({ type: 'BuyerForgotten', data: {} });
    given(described, { type: 'BuyerForgotten', data: {} }).when(forget).thenNothing();
    given().when(forget).thenNothing();
  });
  it.each<[string, Partial<TypedBillingIdentity>]>([
    ['BUYER_TITLE_REQUIRED', { name: ' \u200b ' }],
    ['BUYER_NAME_REQUIRED', { kind: 'person', name: '' }],
    ['BUYER_NAME_TOO_LONG', { name: 'ş'.repeat(201) }],
    ['BUYER_VKN_LENGTH', { taxNumber: '10000000146' }],
    ['BUYER_VKN_LENGTH', { taxNumber: '' }],
    ['BUYER_VKN_INVALID', { taxNumber: '4540536921' }],
    ['BUYER_TCKN_LENGTH', { kind: 'person', taxNumber: '4540536920' }],
    ['BUYER_TCKN_INVALID', { kind: 'person', taxNumber: '10000000147' }],
    ['BUYER_TAX_OFFICE_REQUIRED', { taxOffice: ' ' }],
    ['BUYER_TAX_OFFICE_TOO_LONG', { taxOffice: 'a'.repeat(101) }],
    ['BUYER_ADDRESS_REQUIRED', { address: '' }],
    ['BUYER_ADDRESS_TOO_LONG', { address: 'a'.repeat(301) }],
    ['BUYER_CITY_UNKNOWN', { city: 'Atlantis' }],
    ['BUYER_DISTRICT_UNKNOWN', { district: 'Konak' }],
    ['BUYER_EMAIL_INVALID', { email: 'ayse@' }],
  ])('is refused as %s where it is %o', (code, wrong) => {
    given()
      .when(describeAs({ ...company, ...wrong }))
      .thenRefused(code);
    expect(Object.keys(refusals)).toContain(code);
  });
  it('gets errors in the order of the form', () => {
    const nothing = { name: '', taxNumber: '', taxOffice: '', address: '', city: '', district: '', email: 'x' };
    const received: string[] = [];
    for (const field of Object.keys(nothing) as (keyof typeof nothing)[]) {
      const typed = { ...company, ...nothing };
      for (const done of Object.keys(nothing).slice(0, Object.keys(nothing).indexOf(field)) as (keyof typeof nothing)[])
        typed[done] = company[done];
      try {
        given().when(describeAs(typed)).events();
      } catch (error) {
        received.push((error as { code: string }).code);
      }
    }
    expect(received).toEqual([
      'BUYER_TITLE_REQUIRED',
      'BUYER_VKN_LENGTH',
      'BUYER_TAX_OFFICE_REQUIRED',
      'BUYER_ADDRESS_REQUIRED',
      'BUYER_CITY_UNKNOWN',
      'BUYER_DISTRICT_UNKNOWN',
      'BUYER_EMAIL_INVALID',
    ]);
  });
});
