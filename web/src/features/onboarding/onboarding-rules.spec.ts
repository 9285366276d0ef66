import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { Onboarding } from '@carsi/contracts/identity/personal-settings';
import { describe, expect, it } from 'vitest';
import {
  begin,
  businessProblems,
  doneBefore,
  savedOf,
  problemsOf,
  profileOf,
  profileProblems,
  stepsFor,
  initialStep,
} from './onboarding-rules';

const draft = (over: Partial<Onboarding> = {}): Onboarding => ({
  userType: 'customer',
  fullName: 'Ayşe Yılmaz',
  phone: '',
  bio: '',
  city: '',
  interests: [],
  notificationSettings: { email: true, push: true, sms: false },
  businessName: '',
  businessCategory: null,
  businessDescription: '',
  businessAddress: '',
  businessPhone: '',
  businessWebsite: '',
  setupLater: false,
  step: 0,
  completed: false,
  ...over,
});
const shop = (over: Partial<Onboarding> = {}): Onboarding =>
  draft({
    userType: 'business',
    businessName: 'Lale Kafe',
    businessCategory: 'restaurant',
    businessAddress: 'Moda Cad. 5',
    ...over,
  });
const user = (over: Partial<AccountUser> = {}): AccountUser => ({
  id: 'u1',
  email: 'ayse@example.com',
  full_name: 'Ayşe Yılmaz',
  user_type: 'customer',
  verified: false,
  email_verified: true,
  email_confirmed_at: null,
  avatar: null,
  company_name: null,
  phone: null,
  onboarding_completed: false,
  created_at: 0,
  has_password: true,
  accepted_terms: true,
  type_chosen: true,
  erase_at: null,
  ...over,
});

describe('the profile step', () => {
  it('needs a name of two letters', () => {
    expect(profileProblems(draft({ fullName: '   ' }))).toEqual({ fullName: 'nameMissing' });
    expect(profileProblems(draft({ fullName: ' A ' }))).toEqual({ fullName: 'nameShort' });
    expect(profileProblems(draft({ fullName: 'Su' }))).toEqual({});
  });

  it('takes a telephone of digits, spaces, hyphens, plus signs and parentheses, or none', () => {
    for (const phone of ['', '+90 (532) 111-22-33', '05321112233'])
      expect(profileProblems(draft({ phone }))).toEqual({});
    for (const phone of ['0532 abc', '0532.111', '☎ 1']) {
      expect(profileProblems(draft({ phone }))).toEqual({ phone: 'phoneWrong' });
    }
  });

  it('takes 200 letters about oneself, and not one more', () => {
    expect(profileProblems(draft({ bio: '👍'.repeat(200) }))).toEqual({});
    expect(profileProblems(draft({ bio: 'ş'.repeat(201) }))).toEqual({ bio: 'bioLong' });
  });
});

describe('the business step', () => {
  it('needs a name, a category and an address', () => {
    expect(businessProblems(shop({ businessName: ' ', businessCategory: null, businessAddress: '' }))).toEqual({
      businessName: 'nameMissing',
      businessCategory: 'categoryMissing',
      businessAddress: 'addressMissing',
    });
    expect(businessProblems(shop())).toEqual({});
  });

  it('takes a website only with http or https', () => {
    expect(businessProblems(shop({ businessWebsite: 'lale.example' }))).toEqual({ businessWebsite: 'websiteWrong' });
    expect(businessProblems(shop({ businessWebsite: 'https://lale.example' }))).toEqual({});
  });

  it('requires nothing if the step is postponed', () => {
    expect(businessProblems(draft({ userType: 'business', setupLater: true }))).toEqual({});
  });

  it('is for business accounts only', () => {
    expect(stepsFor('business').some(({ skipped }) => skipped)).toBe(false);
    for (const type of ['customer', 'freelancer', null] as const) {
      expect(
        stepsFor(type)
          .filter(({ skipped }) => skipped)
          .map(({ id }) => id),
      ).toEqual(['business']);
    }
  });
});

describe('a step that is left', () => {
  it('saves the input and the next step', () => {
    expect(savedOf('type', draft({ userType: 'freelancer' }), 2)).toEqual({ userType: 'freelancer', step: 2 });
    expect(savedOf('welcome', draft(), 1)).toEqual({ step: 1 });
  });

  it('saves no invalid input', () => {
    expect(savedOf('profile', draft({ phone: 'abc', bio: 'merhaba' }), 3)).toEqual({ step: 3 });
  });

  it('does not make an admin something else', () => {
    expect(savedOf('type', draft({ userType: 'business' }), 2, true)).toEqual({ step: 2 });
  });

  it('needs a type before it goes on', () => {
    expect(problemsOf('type', draft({ userType: null }))).toEqual({ userType: 'typeMissing' });
  });
});

describe('who comes back', () => {
  it('starts at the saved step', () => {
    expect(initialStep(draft({ step: 3 }))).toBe(3);
  });

  it('is not left in a step for businesses, and begins anew after the end', () => {
    expect(initialStep(draft({ step: 4 }))).toBe(5);
    expect(initialStep(draft({ step: 6, completed: true }))).toBe(0);
  });

  it('finds the steps done in which something was left', () => {
    expect([...doneBefore(4, draft({ interests: [] }))]).toEqual([0, 1, 2]);
    expect([...doneBefore(4, draft({ interests: ['food'] }))]).toEqual([0, 1, 2, 3]);
    expect([...doneBefore(5, shop({ setupLater: true }))]).not.toContain(4);
  });

  it('does not ask again for details of the registration', () => {
    const begun = begin(draft({ userType: null, fullName: '' }), user({ user_type: 'freelancer', phone: '0212' }));
    expect(begun).toMatchObject({ userType: 'freelancer', fullName: 'Ayşe Yılmaz', phone: '0212' });
    expect(begin(draft({ userType: null }), user({ user_type: 'admin' })).userType).toBeNull();
    expect(begin(draft({ userType: null }), user({ type_chosen: false })).userType).toBeNull();
  });
});

describe('the end', () => {
  it('saves the details, and the type only if it has changed', () => {
    expect(profileOf(draft({ phone: ' 0212 ' }), user())).toEqual({ full_name: 'Ayşe Yılmaz', phone: '0212' });
    expect(profileOf(shop(), user())).toEqual({
      full_name: 'Ayşe Yılmaz',
      phone: null,
      company_name: 'Lale Kafe',
      user_type: 'business',
    });
    expect(profileOf(draft(), user({ type_chosen: false }))).toMatchObject({ user_type: 'customer' });
  });

  it('leaves an admin an admin', () => {
    expect(profileOf(shop(), user({ user_type: 'admin' }))).not.toHaveProperty('user_type');
  });

  it('does not put what is wrong into the account', () => {
    expect(profileOf(draft({ fullName: '', phone: 'abc' }), user())).toEqual({});
  });
});
