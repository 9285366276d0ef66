import type { SignedIn } from '@carsi/contracts/identity/person';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { StoreUnavailable } from '@carsi/platform/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostIdentity, CHROME, PASSWORD, tokenIn, type HostedIdentity } from '../testing/hosted-identity.js';

const refusedAs = (code: string) => expect.objectContaining({ code });
const LONG = 'on-iki-karakterden-uzun';
const DAY = 24 * 3_600_000;

describe('an admin', () => {
  let hosted: HostedIdentity;
  let patron: SignedIn;
  const names = ['Ayşe Yılmaz', 'Ali Işık', 'Zeynep Ilıca', 'İlker Yıldız'];
  beforeAll(async () => {
    hosted = await hostIdentity();
    await hosted.identity.createAdmin(
      { email: 'patron@example.com', password: LONG, fullName: 'Patron' },
      hosted.operator,
    );
    patron = await hosted.login('patron@example.com', LONG);
    for (const [index, fullName] of names.entries()) await hosted.register(`kisi${index}@example.com`, { fullName });
  });
  afterAll(() => hosted.stop());
  const asPatron = () => hosted.as(patron.token);
  const idOf = async (email: string): Promise<string> =>
    (await hosted.identity.listPeople({ q: email, limit: 1, offset: 0 }, hosted.operator)).people[0]!.id;

  it('is made by an operator only', async () => {
    const { identity, as } = hosted;
    expect(patron.user).toMatchObject({ userType: 'admin', typeChosen: true });
    expect(await identity.hasAdmin({}, hosted.operator)).toEqual({ hasAdmin: true });
    for (const context of [asPatron(), as()]) {
      await expect(identity.createAdmin({ email: 'x@example.com' }, context)).rejects.toHaveProperty('code');
      await expect(identity.hasAdmin({}, context)).rejects.toHaveProperty('code');
    }
    const short = { email: 'kisa@example.com', password: 'kiraz-7' };
    await expect(identity.createAdmin(short, hosted.operator)).rejects.toEqual(refusedAs('ADMIN_PASSWORD_TOO_SHORT'));
  });

  it('sets a password by the link of the operator, long enough', async () => {
    const { identity, as } = hosted;
    const { setUpUrl } = await identity.createAdmin({ email: 'ikinci@example.com' }, hosted.operator);
    const resetToken = new URL(setUpUrl!).searchParams.get('access_token')!;
    const set = (newPassword: string) => identity.updatePassword({ agent: CHROME, newPassword, resetToken }, as());
    await expect(set('kiraz-7')).rejects.toEqual(refusedAs('ADMIN_PASSWORD_TOO_SHORT'));
    await set(LONG);
    expect((await hosted.login('ikinci@example.com', LONG)).user.userType).toBe('admin');
  });

  it('is not the person who had registered the address without verifying it', async () => {
    const { identity, as } = hosted;
    await hosted.register('mudur@example.com');
    const thief = await hosted.login('mudur@example.com');
    const { setUpUrl } = await identity.createAdmin({ email: 'mudur@example.com' }, hosted.operator);
    expect(setUpUrl).not.toBeNull();
    await expect(identity.me({}, as(thief.token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    await expect(hosted.login('mudur@example.com')).rejects.toEqual(refusedAs('LOGIN_FAILED'));
  });

  it('sees people, newest first, and finds them by the beginning of name, surname or address', async () => {
    const list = async (query: object) => {
      const { people, total } = await hosted.identity.listPeople({ limit: 20, offset: 0, ...query }, asPatron());
      return { names: people.map(({ fullName }) => fullName), total };
    };
    expect(await list({ type: 'customer', limit: 2, offset: 1 })).toEqual({
      names: ['Zeynep Ilıca', 'Ali Işık'],
      total: 4,
    });
    expect((await list({ q: 'ilk' })).names).toEqual(['İlker Yıldız']);
    expect((await list({ q: 'İLKER Y' })).names).toEqual(['İlker Yıldız']);
    expect((await list({ q: 'YIL' })).names).toEqual(['Ayşe Yılmaz', 'İlker Yıldız', 'Ayşe Yılmaz']);
    expect((await list({ q: 'kisi1' })).names).toEqual(['Ali Işık']);
    expect((await list({ q: 'ali', type: 'admin' })).total).toBe(0);
    const id = await idOf('kisi1@');
    expect((await hosted.identity.markVerified({ userId: id, verified: true }, asPatron())).verified).toBe(true);
    expect((await list({ verified: true })).names).toEqual(['Ali Işık']);
    expect((await list({ verified: false, type: 'customer' })).total).toBe(3);
    expect(await hosted.identity.peopleStats({}, asPatron())).toEqual({ total: 7, verified: 1 });
    expect(await hosted.identity.peopleCount({}, hosted.as())).toEqual({ people: 7 });
  });

  it('is needed for all of it', async () => {
    const { identity, as } = hosted;
    const { token } = await hosted.login('kisi0@example.com');
    const userId = await idOf('kisi1@');
    const calls = (context: ReturnType<typeof as>): (() => Promise<unknown>)[] => [
      () => identity.listPeople({ limit: 1, offset: 0 }, context),
      () => identity.peopleStats({}, context),
      () => identity.markVerified({ userId, verified: true }, context),
      () => identity.giveType({ userId, userType: 'admin' }, context),
      () => identity.deletePerson({ userId }, context),
      () => identity.mails({ limit: 1, offset: 0 }, context),
      () => identity.readMail({ mailId: 'x' }, context),
      () => identity.sendAgain({ mailId: 'x' }, context),
    ];
    for (const call of calls(as(token))) await expect(call()).rejects.toEqual(refusedAs('FORBIDDEN'));
    for (const call of calls(as())) await expect(call()).rejects.toEqual(refusedAs('SIGN_IN_REQUIRED'));
  });

  it('makes admins of whose address is proved, who then sign in again', async () => {
    const { identity, as } = hosted;
    const userId = await idOf('kisi2@');
    await expect(identity.giveType({ userId, userType: 'admin' }, asPatron())).rejects.toEqual(
      refusedAs('ADMIN_EMAIL_UNVERIFIED'),
    );
    await hosted.verify('kisi2@example.com');
    const before = await hosted.login('kisi2@example.com');
    expect((await identity.giveType({ userId, userType: 'admin' }, asPatron())).userType).toBe('admin');
    await expect(identity.me({}, as(before.token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    const admin = await hosted.login('kisi2@example.com');
    expect(await identity.peopleStats({}, as(admin.token))).toHaveProperty('total');
    expect((await identity.giveType({ userId, userType: 'freelancer' }, asPatron())).userType).toBe('freelancer');
    await expect(identity.peopleStats({}, as(admin.token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
  });

  it('needs a longer password than before to come in, once they are one', async () => {
    const { identity, as } = hosted;
    await hosted.register('kisa@example.com', { password: 'kiraz-7' });
    await hosted.verify('kisa@example.com', 'kiraz-7');
    await hosted.login('kisa@example.com', 'kiraz-7');
    await identity.giveType({ userId: await idOf('kisa@'), userType: 'admin' }, asPatron());
    await expect(hosted.login('kisa@example.com', 'kiraz-7')).rejects.toEqual(refusedAs('ADMIN_PASSWORD_OLD'));
    await expect(hosted.login('kisa@example.com', 'kiraz-8')).rejects.toEqual(refusedAs('LOGIN_FAILED'));
    await identity.requestReset({ email: 'kisa@example.com' }, as());
    const resetToken = tokenIn(await hosted.mailTo('kisa@example.com', /[şŞ]ifre/));
    await identity.updatePassword({ agent: CHROME, newPassword: LONG, resetToken }, as());
    expect((await hosted.login('kisa@example.com', LONG)).user.userType).toBe('admin');
    await identity.giveType({ userId: await idOf('kisa@'), userType: 'customer' }, asPatron());
  });

  it('is always left: of two who dismiss each other at once one stays', async () => {
    const own = await hostIdentity();
    const { identity } = own;
    const ids: string[] = [];
    for (const email of ['bir@example.com', 'iki@example.com'])
      ids.push((await identity.createAdmin({ email, password: LONG }, own.operator)).userId);
    const [one, two] = [await own.login('bir@example.com', LONG), await own.login('iki@example.com', LONG)];
    const outcomes = await Promise.allSettled([
      identity.giveType({ userId: ids[1]!, userType: 'customer' }, own.as(one.token)),
      identity.giveType({ userId: ids[0]!, userType: 'customer' }, own.as(two.token)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const admins = await identity.listPeople({ type: 'admin', limit: 5, offset: 0 }, own.operator);
    expect(admins.total).toBe(1);
    const [last] = admins.people;
    const { token } = await own.login(last!.email, LONG);
    for (const attempt of [
      () => identity.giveType({ userId: last!.id, userType: 'customer' }, own.operator),
      () => identity.deletePerson({ userId: last!.id }, own.operator),
      () => identity.deleteAccount({ phrase: 'HESABI SIL', password: LONG }, own.as(token)),
      () => identity.reviseProfile({ userType: 'customer' }, own.as(token)),
    ])
      await expect(attempt()).rejects.toEqual(refusedAs('LAST_ADMIN'));
    expect(await identity.reviseProfile({ userType: 'admin', fullName: 'Son Kişi' }, own.as(token))).toMatchObject({
      userType: 'admin',
    });
    await own.stop();
  });

  it('deletes a person, who cannot come back by themselves', async () => {
    const { identity, as } = hosted;
    const { token, user } = await hosted.login('kisi3@example.com');
    const { eraseAt } = await identity.deletePerson({ userId: user.id }, asPatron());
    expect(Date.parse(eraseAt) - Date.now()).toBeGreaterThan(13.9 * DAY);
    await expect(identity.me({}, as(token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    await expect(hosted.login('kisi3@example.com')).rejects.toEqual(refusedAs('ERASURE_BY_ADMIN'));
    expect(await identity.people({ ids: [user.id] }, as())).toEqual([]);
    expect((await hosted.mailTo('kisi3@example.com', /silinecek/)).text).toContain('bir yönetici');
    await expect(identity.createAdmin({ email: 'kisi3@example.com' }, hosted.operator)).rejects.toEqual(
      refusedAs('ERASURE_SCHEDULED'),
    );
  });
});

describe('somebody who wants to go', () => {
  it('says so with phrase and password, is hidden and signed out, and may come back for fourteen days', async () => {
    const hosted = await hostIdentity();
    const { identity, as } = hosted;
    await hosted.register('ayse@example.com');
    const { token, user } = await hosted.login('ayse@example.com');
    const ask = (phrase: string, password?: string) =>
      identity.deleteAccount({ phrase, ...(password && { password }) }, as(token));
    for (const wrong of ['', 'hesabı sil', 'HESABI SILL'])
      await expect(ask(wrong, PASSWORD)).rejects.toEqual(refusedAs('PHRASE_WRONG'));
    await expect(ask('HESABI SIL')).rejects.toEqual(refusedAs('PASSWORD_REQUIRED'));
    await expect(ask('HESABI SIL', 'yanlış')).rejects.toEqual(refusedAs('PASSWORD_WRONG'));
    const { eraseAt } = await ask(' HESABI SİL ', PASSWORD);
    expect(await identity.people({ ids: [user.id] }, as())).toEqual([]);
    await expect(identity.me({}, as(token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    await hosted.mailTo('ayse@example.com', /silinecek/);
    const back = await hosted.login('ayse@example.com');
    expect(back.user.eraseAt).toBe(eraseAt);
    expect((await identity.restoreAccount({}, as(back.token))).eraseAt).toBeNull();
    expect(await identity.people({ ids: [user.id] }, as())).toHaveLength(1);
    await hosted.stop();
  });
});

describe('a start', () => {
  it('makes the admin of the configuration, once, and mails a link where there is no password', async () => {
    const folder = temporaryFolder();
    const kept = { path: folder.path, remove: () => undefined };
    const first = await hostIdentity({ admin: { email: 'Patron@example.com' } }, kept);
    expect((await first.mailTo('patron@example.com', /Yönetici hesabınızı/)).text).toContain(
      '/sifre-sifirla?access_token=',
    );
    await first.stop();
    const second = await hostIdentity({ admin: { email: 'patron@example.com', password: LONG } }, folder);
    const { total } = await second.identity.listPeople({ limit: 5, offset: 0 }, second.operator);
    expect(total).toBe(1);
    expect(second.sent).toEqual([]);
    await second.stop();
  });

  it('is not an account that is being deleted, and the site starts all the same', async () => {
    const folder = temporaryFolder();
    const first = await hostIdentity({}, { path: folder.path, remove: () => undefined });
    await first.register('giden@example.com');
    const { token } = await first.login('giden@example.com');
    await first.identity.deleteAccount({ phrase: 'HESABI SIL', password: PASSWORD }, first.as(token));
    await first.stop();
    const second = await hostIdentity({ admin: { email: 'giden@example.com', password: LONG } }, folder);
    expect(await second.identity.hasAdmin({}, second.operator)).toEqual({ hasAdmin: false });
    await second.stop();
  });

  it('sends what the process before could not, once', async () => {
    const folder = temporaryFolder();
    const first = await hostIdentity({}, { path: folder.path, remove: () => undefined });
    first.failWith = new StoreUnavailable('away');
    await first.register('ayse@example.com');
    await first.stop();
    const second = await hostIdentity({}, folder);
    second.later(61_000);
    await second.register('baskasi@example.com');
    await second.mailTo('ayse@example.com', /doğrulayın/);
    await second.mailTo('baskasi@example.com', /doğrulayın/);
    expect(second.sent.map(({ to }) => to).toSorted()).toEqual(['ayse@example.com', 'baskasi@example.com']);
    expect((await second.login('ayse@example.com')).user.fullName).toBe('Ayşe Yılmaz');
    await second.stop();
  });
});
