import { StoreUnavailable } from '@carsi/platform/platform';
import { changeRow } from '@carsi/platform/rows/change-row';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROME, hostIdentity, PASSWORD, tokenIn, type HostedIdentity } from '../testing/hosted-identity.js';

const refusedAs = (code: string) => expect.objectContaining({ code });
const NEW = 'erik-bahçesi-8';

describe('an account whose owner shows up', () => {
  let hosted: HostedIdentity;
  beforeAll(async () => {
    hosted = await hostIdentity();
  });
  afterAll(() => hosted.stop());

  it('keeps no password that a stranger was setting at that moment', async () => {
    const { identity, as } = hosted;
    for (let round = 0; round < 6; round++) {
      const email = `yaris${round}@example.com`;
      await hosted.register(email);
      const { token } = await hosted.login(email);
      const link = tokenIn(await hosted.mailTo(email, /doğrulayın/));
      const change = identity
        .updatePassword({ agent: CHROME, newPassword: NEW, currentPassword: PASSWORD }, as(token))
        .catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, round * 15));
      const { passwordToken } = await identity.verifyEmail({ token: link }, as());
      await change;
      expect(passwordToken).toBeDefined();
      for (const password of [PASSWORD, NEW])
        await expect(hosted.login(email, password)).rejects.toEqual(refusedAs('LOGIN_FAILED'));
      await expect(identity.me({}, as(token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    }
  });

  it('gets no mail whose link was asked for before, though it is sent only now', async () => {
    const { identity, as } = hosted;
    await hosted.register('bekleyen@example.com');
    await hosted.verify('bekleyen@example.com');
    const { token } = await hosted.login('bekleyen@example.com');
    hosted.failWith = new StoreUnavailable('away');
    await identity.changeEmail({ email: 'hirsiz@example.com', password: PASSWORD }, as(token));
    await identity.requestReset({ email: 'bekleyen@example.com' }, as());
    const kept = async () =>
      (await identity.mails({ limit: 10, offset: 0 }, hosted.operator)).mails
        .filter(({ state }) => state === 'waiting')
        .map(({ template }) => template);
    await expect.poll(kept).toEqual(expect.arrayContaining(['change-email', 'reset-password']));
    await identity.updatePassword({ agent: CHROME, newPassword: NEW, currentPassword: PASSWORD }, as(token));
    expect(await kept()).toEqual(['password-changed']);
    hosted.failWith = undefined;
  });

  it('is decided by the age of the password where its setter was not recorded', async () => {
    const { identity } = hosted;
    const rows = await hosted.platform
      .collections('identity')
      .open<{ hash: string; changedAt: string; proven?: boolean }>('passwords', { source: true });
    const people: Record<string, string> = {};
    for (const [name, changedAt] of [
      ['eski', '2020-01-01T00:00:00.000Z'],
      ['genc', '2999-01-01T00:00:00.000Z'],
    ] as const) {
      const email = `${name}@example.com`;
      await hosted.register(email);
      const { id } = await hosted.verify(email);
      await changeRow(rows, id, (row) => ({ hash: row!.hash, changedAt }));
      people[name] = id;
    }
    for (const userId of Object.values(people)) await identity.giveType({ userId, userType: 'admin' }, hosted.operator);
    await expect(hosted.login('eski@example.com')).rejects.toEqual(refusedAs('LOGIN_FAILED'));
    await hosted.mailTo('eski@example.com', /şifre belirleyin/);
    expect((await hosted.login('genc@example.com')).user.userType).toBe('admin');
  });
});
