import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { user, type RegisterUser, type RevisePerson, type UserCommand } from './decide.js';
import type { UserEvent } from './events.js';
import { noUser, wentBackPast } from './state.js';

const given = specification(user);
const meta = { by: 'ayse', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const person = {
  email: 'ayse@example.com',
  emailKey: 'k1',
  fullName: 'Ayşe Yılmaz',
  phone: null,
  companyName: null,
  userType: 'customer' as const,
};
const terms = { kind: 'terms' as const, version: '1', channel: 'register' };
const mailing = { kind: 'marketing-email' as const, version: '1', channel: 'settings' };
const register = (over: Partial<RegisterUser['data']> = {}): UserCommand => ({
  type: 'RegisterUser',
  data: { ...person, emailVerified: false, consents: [], ...over },
  meta,
});
const revise = (data: RevisePerson['data']): UserCommand => ({ type: 'RevisePerson', data, meta });
const verify = (emailKey: string): UserCommand => ({ type: 'VerifyEmail', data: { emailKey }, meta });
const mark = (verified: boolean): UserCommand => ({ type: 'MarkVerified', data: { verified }, meta });
const eraseAt = '2026-12-05T09:00:00Z';
const schedule = (requested: 'person' | 'admin', at = eraseAt): UserCommand => ({
  type: 'ScheduleErasure',
  data: { eraseAt: at, asked: requested, purposes: ['profile'] },
  meta,
});
const cancel: UserCommand = { type: 'CancelErasure', data: {}, meta };
const changeEmail = (emailKey: string): UserCommand => ({
  type: 'ChangeEmail',
  data: { email: `${emailKey}@example.com`, emailKey },
  meta,
});

const registered: UserEvent = { type: 'UserRegistered', data: person };
const verified: UserEvent = { type: 'EmailVerified', data: { emailKey: 'k1' } };
const scheduled = (requested: 'person' | 'admin'): UserEvent => ({
  type: 'ErasureScheduled',
  data: { eraseAt, asked: requested, purposes: ['profile'] },
});
const erased: UserEvent = { type: 'UserErased', data: { purposes: ['profile'] } };

describe('a person', () => {
  it('registers once, with what they agreed to', () => {
    given()
      .when(register({ consents: [terms] }))
      .then(registered, { type: 'ConsentGiven', data: terms });
    given(registered).when(register()).thenRefused('USER_EXISTS');
    given(registered, erased).when(register()).thenRefused('USER_EXISTS');
  });
  it('whom an operator vouches for has proved the address already', () =>
    given()
      .when(register({ emailVerified: true }))
      .then(registered, verified));
  it('proves the address that counts, once, and no other', () => {
    given(registered).when(verify('k1')).then(verified);
    given(registered, verified).when(verify('k1')).thenNothing();
    given(registered).when(verify('k2')).thenRefused('VERIFICATION_TOKEN_INVALID');
    given().when(verify('k1')).thenRefused('USER_NOT_FOUND');
  });
  it('gets a new address, which is proved by its link, and lets go of the old one', () => {
    const changed: UserEvent = { type: 'EmailChanged', data: { email: 'k2@example.com', emailKey: 'k2' } };
    given(registered).when(changeEmail('k2')).then(changed);
    given(registered).when(changeEmail('k1')).thenNothing();
    given(registered, changed).when(verify('k2')).thenNothing();
    const before = user.evolve(noUser, registered);
    expect(user.reservations!([registered], noUser)).toEqual({ reservations: ['email:k1'] });
    expect(user.reservations!([changed], before)).toEqual({ reservations: ['email:k2'], releases: ['email:k1'] });
    expect(user.reservations!([erased], before)).toEqual({ releases: ['email:k1'] });
  });
  it('changes several things in one go, and nothing by asking for what is', () => {
    given(registered)
      .when(revise({ profile: { fullName: 'Ayşe Demir' }, userType: 'business', settings: { theme: 'dark' } }))
      .then(
        { type: 'ProfileRevised', data: { fullName: 'Ayşe Demir' } },
        { type: 'UserTypeChosen', data: { userType: 'business' } },
        { type: 'SettingsChosen', data: { theme: 'dark' } },
      );
    given(registered)
      .when(revise({ profile: {}, settings: {}, answers: {}, userType: 'customer' }))
      .thenNothing();
  });
  it('agrees to a version once, to the next one again, and takes back what was given', () => {
    const gave: UserEvent = { type: 'ConsentGiven', data: mailing };
    given(registered)
      .when(revise({ given: [mailing] }))
      .then(gave);
    given(registered, gave)
      .when(revise({ given: [mailing] }))
      .thenNothing();
    given(registered, gave)
      .when(revise({ given: [{ ...mailing, version: '2' }] }))
      .then({ type: 'ConsentGiven', data: { ...mailing, version: '2' } });
    const { kind, channel } = mailing;
    given(registered, gave)
      .when(revise({ withdrawn: [{ kind, channel }] }))
      .then({ type: 'ConsentWithdrawn', data: { kind, channel } });
    given(registered)
      .when(revise({ withdrawn: [{ kind, channel }] }))
      .thenNothing();
  });
  it('is led in once', () => {
    const completed: UserEvent = { type: 'OnboardingCompleted', data: {} };
    given(registered)
      .when(revise({ completed: true, answers: { step: 6 }, draft: { name: 'Ada' } }))
      .then(
        { type: 'OnboardingKept', data: { answers: { step: 6 } } },
        { type: 'CompanyDraftKept', data: { draft: { name: 'Ada' } } },
        completed,
      );
    given(registered, completed)
      .when(revise({ completed: true }))
      .thenNothing();
  });
  it('is verified and unverified by an admin', () => {
    given(registered).when(mark(true)).then({ type: 'UserVerified', data: {} });
    given(registered, { type: 'UserVerified', data: {} }).when(mark(true)).thenNothing();
    given(registered, { type: 'UserVerified', data: {} }).when(mark(false)).then({ type: 'UserUnverified', data: {} });
    given(registered).when(mark(false)).thenNothing();
  });
  it('asks to be erased and thinks better of it', () => {
    given(registered).when(schedule('person')).then(scheduled('person'));
    given(registered, scheduled('person')).when(schedule('person', '2027-01-01T00:00:00Z')).thenNothing();
    given(registered, scheduled('person')).when(cancel).then({ type: 'ErasureCanceled', data: {} });
    given(registered).when(cancel).thenNothing();
  });
  it('does not take back what an admin ordered, which keeps the day that was said', () => {
    given(registered, scheduled('admin')).when(cancel).thenRefused('ERASURE_BY_ADMIN');
    given(registered, scheduled('admin')).when(schedule('person')).thenNothing();
    given(registered, scheduled('person')).when(schedule('admin', '2027-01-01T00:00:00Z')).then(scheduled('admin'));
  });
  it('is erased on the day that was said, not before, once, and only who asked for it', () => {
    const erase = (at: string): UserCommand => ({ type: 'EraseUser', data: {}, meta: { ...meta, at } });
    given(registered, scheduled('person')).when(erase(eraseAt)).then(erased);
    given(registered, scheduled('person')).when(erase('2026-12-05T08:59:59Z')).thenRefused('ERASURE_NOT_DUE');
    given(registered).when(erase(eraseAt)).thenRefused('ERASURE_NOT_DUE');
    given(registered, scheduled('person'), { type: 'ErasureCanceled', data: {} })
      .when(erase(eraseAt))
      .thenRefused('ERASURE_NOT_DUE');
    given(registered, scheduled('person'), erased).when(erase(eraseAt)).thenNothing();
    // A backup of before that was restored.
    const again: UserCommand = { type: 'EraseUser', data: { again: ['profile', 'reviews'] }, meta };
    given(registered)
      .when(again)
      .then({ type: 'UserErased', data: { purposes: ['profile', 'reviews'] } });
    given(registered, erased).when(again).thenNothing();
    given().when(again).thenRefused('USER_NOT_FOUND');
  });
  it('is nobody any more once erased', () => {
    for (const command of [verify('k1'), revise({ avatar: null }), mark(true), schedule('person'), cancel])
      given(registered, erased).when(command).thenRefused('USER_NOT_FOUND');
  });
});

describe('an address that was had before', () => {
  const went =
    (...addresses: string[]) =>
    (change: number) =>
      wentBackPast({ formerKeys: addresses.slice(0, -1), emailKey: addresses.at(-1)! }, change);
  it('takes the account back from its current holder', () => {
    expect(went('own', 'thief')(1)).toBe(false);
    expect(went('own', 'thief', 'further')(1)).toBe(false);
    expect(went('own', 'thief', 'further', 'thief')(1)).toBe(false);
  });
  it('gives nothing back to a holder in between', () => {
    expect(went('own', 'thief', 'own')(2)).toBe(true);
    expect(went('own', 'thief', 'further', 'own', 'new')(2)).toBe(true);
    expect(went('own', 'thief', 'further', 'own', 'new')(3)).toBe(true);
    expect(went('own', 'thief', 'further', 'own', 'new')(4)).toBe(false);
  });
});
