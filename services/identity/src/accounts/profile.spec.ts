import { settingsDefaults } from '@carsi/contracts/identity/personal-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostIdentity, PASSWORD, tokenIn, type HostedIdentity } from '../testing/hosted-identity.js';

const refusedAs = (code: string) => expect.objectContaining({ code });

describe('what a person changes', () => {
  let hosted: HostedIdentity;
  let token: string;
  let head: () => Promise<number>;
  beforeAll(async () => {
    hosted = await hostIdentity();
    await hosted.register('ayse@example.com');
    await hosted.mailTo('ayse@example.com', /doğrulayın/);
    ({ token } = await hosted.login('ayse@example.com'));
    const store = hosted.platform.store('identity', () => undefined);
    head = () => store.head();
  });
  afterAll(() => hosted.stop());
  const me = () => hosted.as(token);

  it('is merged: what is left out stays, and what is as it was writes nothing', async () => {
    const { identity } = hosted;
    const changed = await identity.reviseProfile({ fullName: ' Ayşe  Demir ', phone: '0532 111 22 33' }, me());
    expect(changed).toMatchObject({ fullName: 'Ayşe Demir', phone: '0532 111 22 33', userType: 'customer' });
    const before = await head();
    const same = { fullName: 'Ayşe Demir', phone: '0532 111 22 33', userType: 'customer', acceptedTerms: true };
    expect(await identity.reviseProfile(same, me())).toEqual(changed);
    expect(await identity.reviseProfile({}, me())).toEqual(changed);
    expect(await head()).toBe(before);
    expect(await identity.reviseProfile({ phone: null }, me())).toEqual({ ...changed, phone: null });
  });

  it('is refused with the sentence of its field', async () => {
    const { identity } = hosted;
    const refused = async (body: object, code: string) =>
      expect(identity.reviseProfile(body, me())).rejects.toEqual(refusedAs(code));
    await refused({ fullName: ' ' }, 'PROFILE_NAME_REQUIRED');
    await refused({ phone: 'ara' }, 'PHONE_INVALID');
    await refused({ userType: 'admin', fullName: 'Ayşe Patron' }, 'FORBIDDEN');
    await refused({ userType: 'business' }, 'COMPANY_NAME_REQUIRED');
    await refused({ userType: 'king' }, 'USER_TYPE_REQUIRED');
    await refused({ acceptedTerms: false }, 'TERMS_REQUIRED');
    await expect(identity.reviseProfile({}, hosted.as())).rejects.toEqual(refusedAs('SIGN_IN_REQUIRED'));
    await expect(identity.reviseProfile({}, hosted.operator)).rejects.toEqual(refusedAs('FORBIDDEN'));
    expect((await identity.me({}, me())).fullName).toBe('Ayşe Demir');
    const business = await identity.reviseProfile({ userType: 'business', companyName: 'Ada Kebap' }, me());
    expect(business).toMatchObject({ userType: 'business', companyName: 'Ada Kebap' });
    await refused({ companyName: '' }, 'COMPANY_NAME_REQUIRED');
  });

  it('shows a picture that was put here, and no other', async () => {
    const { identity } = hosted;
    for (const avatar of ['https://x.example/a.png', '/api/files/../x', '//x.example/files/a', 'javascript:x'])
      await expect(identity.chooseAvatar({ avatar }, me())).rejects.toEqual(refusedAs('AVATAR_INVALID'));
    expect((await identity.chooseAvatar({ avatar: '/api/files/a.webp' }, me())).avatar).toBe('/api/files/a.webp');
    expect((await identity.people({ ids: [(await identity.me({}, me())).id] }, hosted.as()))[0]).toMatchObject({
      name: 'Ayşe Demir',
      avatar: '/api/files/a.webp',
    });
    expect((await identity.chooseAvatar({ avatar: null }, me())).avatar).toBeNull();
  });

  it('in the settings does what it says', async () => {
    const { identity } = hosted;
    const profile = {
      displayName: 'Ayşe Demir',
      email: 'ayse@example.com',
      phone: '',
      bio: '',
      location: '',
      website: '',
    };
    expect(await identity.settings({}, me())).toEqual({ ...settingsDefaults, ...profile });
    const chosen = await identity.chooseSettings(
      {
        displayName: 'Ayşe Su',
        bio: 'Kebapçı',
        website: 'https://ada.example',
        theme: 'dark',
        marketingEmails: true,
        profileVisibility: 'private',
      },
      me(),
    );
    expect(chosen).toMatchObject({ displayName: 'Ayşe Su', bio: 'Kebapçı', theme: 'dark', marketingEmails: true });
    const { id, fullName } = await identity.me({}, me());
    expect(fullName).toBe('Ayşe Su');
    expect(await identity.people({ ids: [id] }, hosted.as())).toEqual([{ id, name: 'A. S.', avatar: null }]);
    const before = await head();
    expect(await identity.chooseSettings(chosen, me())).toEqual(chosen);
    expect(await head()).toBe(before);
    expect(await identity.chooseSettings({ marketingEmails: false, bio: '' }, me())).toMatchObject({
      marketingEmails: false,
      bio: '',
    });
    for (const [body, code] of [
      [{ language: 'en' }, 'LANGUAGE_NOT_OFFERED'],
      [{ website: 'javascript:alert(1)' }, 'WEBSITE_INVALID'],
      [{ bio: 'a'.repeat(201) }, 'BIO_TOO_LONG'],
      [{ location: 'a'.repeat(101) }, 'LOCATION_TOO_LONG'],
      [{ theme: 'pink' }, 'BAD_REQUEST'],
    ] as const)
      await expect(identity.chooseSettings(body as never, me())).rejects.toEqual(refusedAs(code));
  });

  it('in the onboarding is saved step by step, and its business becomes a draft of the company', async () => {
    const { identity } = hosted;
    await hosted.register('veli@example.com', { fullName: 'Veli Can' });
    const { token: veli } = await hosted.login('veli@example.com');
    const as = () => hosted.as(veli);
    expect(await identity.onboarding({}, as())).toMatchObject({ fullName: 'Veli Can', step: 0, completed: false });
    for (const [body, code] of [
      [{ fullName: ' ' }, 'ONBOARDING_NAME_REQUIRED'],
      [{ fullName: 'V' }, 'ONBOARDING_NAME_TOO_SHORT'],
      [{ phone: 'yok' }, 'PHONE_INVALID'],
      [{ businessName: ' ', businessCategory: null }, 'BUSINESS_NAME_REQUIRED'],
      [{ businessName: 'Ada' }, 'BUSINESS_CATEGORY_REQUIRED'],
      [{ businessName: 'Ada', businessCategory: 'restaurant' }, 'BUSINESS_ADDRESS_REQUIRED'],
      [{ businessWebsite: 'ada.example' }, 'WEBSITE_INVALID'],
    ] as const)
      await expect(identity.keepOnboarding(body as never, as())).rejects.toEqual(refusedAs(code));
    expect(await identity.keepOnboarding({ businessName: '', setupLater: true, step: 5 }, as())).toMatchObject({
      setupLater: true,
    });
    const kept = await identity.keepOnboarding(
      {
        userType: 'freelancer',
        fullName: 'Veli Su',
        bio: 'Usta',
        city: 'İzmir',
        notificationSettings: { email: true, push: false, sms: true },
        interests: ['food'],
      },
      as(),
    );
    expect(kept).toMatchObject({ userType: 'freelancer', city: 'İzmir', interests: ['food'], step: 5 });
    expect(await identity.settings({}, as())).toMatchObject({
      location: 'İzmir',
      bio: 'Usta',
      smsNotifications: true,
      pushNotifications: false,
    });
    expect(await identity.companyDraft({}, as())).toBeNull();
    const business = {
      businessName: 'Ada',
      businessCategory: 'restaurant' as const,
      businessAddress: 'Moda',
      setupLater: false,
    };
    await identity.keepOnboarding({ ...business, completed: true }, as());
    expect(await identity.companyDraft({}, as())).toEqual({ name: 'Ada', category: 'restaurant', address: 'Moda' });
    expect(await identity.me({}, as())).toMatchObject({
      onboardingCompleted: true,
      userType: 'freelancer',
      fullName: 'Veli Su',
    });
    await identity.keepCompanyDraft({ draft: { name: 'Ada 2', tags: ['a'] } }, as());
    expect(await identity.companyDraft({}, as())).toEqual({ name: 'Ada 2', tags: ['a'] });
    await expect(identity.keepCompanyDraft({ draft: { x: 'a'.repeat(70_000) } }, as())).rejects.toEqual(
      refusedAs('DRAFT_TOO_LARGE'),
    );
    // What a database would read as its own, or no form has, is refused before it is written.
    const deep = JSON.parse(`${'{"x":'.repeat(250)}1${'}'.repeat(250)}`) as Record<string, unknown>;
    for (const draft of [{ x: { _bsontype: 'Long' } }, { 'a\u0000b': 1 }, { tags: [{ $id: 1 }] }, deep])
      await expect(identity.keepCompanyDraft({ draft }, as())).rejects.toEqual(refusedAs('BAD_REQUEST'));
    // What is changed of a company that exists stands beside it, one for each.
    await identity.keepCompanyDraft({ draft: { phone: '0322' }, companyId: 'ada' }, as());
    await identity.keepCompanyDraft({ draft: { phone: '0212' }, companyId: 'lale' }, as());
    await identity.keepCompanyDraft({ draft: null, companyId: 'lale' }, as());
    expect(await identity.companyDraft({ companyId: 'ada' }, as())).toEqual({ phone: '0322' });
    expect(await identity.companyDraft({ companyId: 'lale' }, as())).toBeNull();
    expect(await identity.companyDraft({}, as())).toEqual({ name: 'Ada 2', tags: ['a'] });
    for (let other = 1; other < 20; other += 1)
      await identity.keepCompanyDraft({ draft: { phone: '0322' }, companyId: `firma-${other}` }, as());
    await expect(identity.keepCompanyDraft({ draft: { phone: '0322' }, companyId: 'lale' }, as())).rejects.toEqual(
      refusedAs('DRAFT_LIMIT'),
    );
    await identity.keepCompanyDraft({ draft: null }, as());
    expect(await identity.companyDraft({}, as())).toBeNull();
  });

  it('of the address counts when the new one has proved itself', async () => {
    const { identity, as } = hosted;
    await hosted.register('eski@example.com');
    const { token: own } = await hosted.login('eski@example.com');
    const ask = (email: string, password = PASSWORD) => identity.changeEmail({ email, password }, as(own));
    await expect(ask('yeni@example.com')).rejects.toEqual(refusedAs('EMAIL_UNVERIFIED'));
    await hosted.verify('eski@example.com');
    await expect(ask('yeni@example.com', 'yanlış')).rejects.toEqual(refusedAs('PASSWORD_WRONG'));
    await expect(ask('eski@example.com')).rejects.toEqual(refusedAs('EMAIL_UNCHANGED'));
    await expect(ask('değil')).rejects.toEqual(refusedAs('EMAIL_INVALID'));
    expect(await ask('ayse@example.com')).toEqual({ sent: true });
    await hosted.mailTo('ayse@example.com', /Zaten bir hesabınız/);
    expect(await ask('YENI@example.com')).toEqual({ sent: true });
    const mail = await hosted.mailTo('yeni@example.com', /Yeni e-posta/);
    expect((await identity.me({}, as(own))).email).toBe('eski@example.com');
    const open = (token?: string, password?: string) =>
      identity.verifyEmail({ token: tokenIn(mail), ...(password !== undefined && { password }) }, as(token));
    const { token: stranger } = await hosted.login('veli@example.com');
    await expect(open()).rejects.toEqual(refusedAs('PASSWORD_REQUIRED'));
    await expect(open(stranger)).rejects.toEqual(refusedAs('PASSWORD_REQUIRED'));
    await expect(open(undefined, 'yanlış')).rejects.toEqual(refusedAs('PASSWORD_WRONG'));
    const changed = await open(own);
    expect(changed.email).toBe('yeni@example.com');
    expect(changed.emailVerifiedAt).not.toBeNull();
    await hosted.mailTo('eski@example.com', /değiştirildi/);
    expect(await open(undefined, PASSWORD)).toEqual(changed);
    await expect(hosted.login('eski@example.com')).rejects.toEqual(refusedAs('LOGIN_FAILED'));
    expect((await hosted.login('yeni@example.com')).user.id).toBe(changed.id);
    const verification = await hosted.mailTo('eski@example.com', /doğrulayın/);
    await expect(identity.verifyEmail({ token: tokenIn(verification) }, as())).rejects.toEqual(
      refusedAs('VERIFICATION_TOKEN_INVALID'),
    );
    await hosted.register('eski@example.com', { fullName: 'Başka Biri' });
    expect((await hosted.login('eski@example.com')).user.fullName).toBe('Başka Biri');
  });

  it('of the address comes too late where somebody else has it by then', async () => {
    const { identity, as } = hosted;
    await hosted.register('bir@example.com');
    await hosted.verify('bir@example.com');
    const { token: own } = await hosted.login('bir@example.com');
    await identity.changeEmail({ email: 'hedef@example.com', password: PASSWORD }, as(own));
    const mail = await hosted.mailTo('hedef@example.com', /Yeni e-posta/);
    await hosted.register('hedef@example.com');
    await expect(identity.verifyEmail({ token: tokenIn(mail) }, as(own))).rejects.toEqual(refusedAs('EMAIL_TAKEN'));
  });

  it('stands in no event that could be read without its key', async () => {
    const store = hosted.platform.store('identity', () => undefined);
    const commits = JSON.stringify(await store.readAll(0, 10_000));
    expect(commits).toContain('"email":"sealed.1.');
    expect(commits).not.toMatch(/@example|Ayşe|Veli|Demir|0532|Kebap|Moda|Usta|İzmir|Başka/);
  });
});
