import { describe, expect, it } from 'vitest';
import { brokenBy } from '../../lib/forms/rules';
import { needsBuyer, identityRules } from './identity-rules';
import { texts } from './texts';

const blank = {
  kind: 'company',
  name: ' ',
  taxNumber: '',
  taxOffice: '',
  address: '',
  city: '',
  district: '',
  email: '',
};
const { errors } = texts.identity;

describe('the form of who pays', () => {
  it('names each thing that is missing, of a company', () =>
    expect(brokenBy(identityRules, blank)).toEqual({
      name: errors.title,
      taxNumber: errors.vkn,
      taxOffice: errors.taxOffice,
      address: errors.address,
      city: errors.city,
      district: errors.district,
    }));
  it('requires name and TCKN of a person, and no tax office', () =>
    expect(brokenBy(identityRules, { ...blank, kind: 'person' })).toEqual({
      name: errors.name,
      taxNumber: errors.tckn,
      address: errors.address,
      city: errors.city,
      district: errors.district,
    }));
  it('opens before a paid plan if there is no buyer yet', () => {
    const identity = { kind: 'person' } as Parameters<typeof needsBuyer>[1];
    expect(needsBuyer({ price: 99 }, null)).toBe(true);
    expect(needsBuyer({ price: 0 }, null)).toBe(false);
    expect(needsBuyer({ price: 99 }, identity)).toBe(false);
    expect(needsBuyer({ price: 99 }, undefined)).toBe(false);
  });
});
