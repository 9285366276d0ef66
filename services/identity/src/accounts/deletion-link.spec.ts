import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../password/hash.js';
import { Passwords } from '../password/passwords.js';
import { hostIdentity, PASSWORD, tokenIn, type HostedIdentity } from '../testing/hosted-identity.js';

const MINUTE = 60_000;
const refusedAs = (code: string) => expect.objectContaining({ code });

describe('deleting an account that has no password', () => {
  let hosted: HostedIdentity;
  let passwords: Passwords;
  beforeAll(async () => {
    hosted = await hostIdentity();
    const { collections, clock } = hosted.platform;
    passwords = await Passwords.open(collections('identity'), clock);
  });
  afterAll(() => hosted.stop());

  /** As after Google or GitHub: signed in, and without a password. */
  const arrive = async (email: string) => {
    await hosted.register(email);
    const { token, user } = await hosted.login(email);
    await passwords.remove(user.id);
    const me = () => hosted.as(token);
    const ask = (over: object = {}) => hosted.identity.deleteAccount({ phrase: 'HESABI SİL', ...over }, me());
    const link = async (count = 1) => tokenIn(await hosted.mailTo(email, /silmeyi onaylayın/, count));
    return { me, ask, link, email, userId: user.id };
  };
  const confirm = (token: string) => hosted.identity.confirmDeletion({ token }, hosted.as());

  it('is confirmed by the link in a mail, and nothing changes before', async () => {
    const { me, ask, link, email } = await arrive('bir@ornek.example');
    await expect(ask({ phrase: 'SIL' })).rejects.toEqual(refusedAs('PHRASE_WRONG'));
    expect(await ask()).toEqual({ eraseAt: null });
    expect((await hosted.identity.me({}, me())).eraseAt).toBeNull();
    const token = await link();
    const { eraseAt } = await confirm(token);
    expect(Date.parse(eraseAt)).toBeGreaterThan(Date.now());
    await expect(hosted.identity.me({}, me())).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    await hosted.mailTo(email, /silinecek/);
    expect(await confirm(token)).toEqual({ eraseAt });
  });

  it('works within an hour, and only with that link', async () => {
    const { ask, link } = await arrive('iki@ornek.example');
    await ask();
    const token = await link();
    for (const wrong of ['', 'x', `${token}x`])
      await expect(confirm(wrong)).rejects.toEqual(refusedAs('DELETION_TOKEN_INVALID'));
    await expect(hosted.identity.verifyEmail({ token }, hosted.as())).rejects.toHaveProperty('code');
    await hosted.later(61 * MINUTE);
    await expect(confirm(token)).rejects.toEqual(refusedAs('DELETION_TOKEN_EXPIRED'));
  });

  it('does not happen by a link from before somebody came back', async () => {
    const { ask, link, email, userId } = await arrive('uc@ornek.example');
    await ask();
    const first = await link();
    await ask();
    const second = await link(2);
    await confirm(first);
    // They come back.
    await passwords.set(userId, await hashPassword(PASSWORD), { proven: true });
    const back = await hosted.login(email);
    await hosted.identity.restoreAccount({}, hosted.as(back.token));
    for (const old of [first, second]) await expect(confirm(old)).rejects.toEqual(refusedAs('DELETION_TOKEN_INVALID'));
    expect((await hosted.identity.me({}, hosted.as(back.token))).eraseAt).toBeNull();
  });

  it('is refused to the last admin before any mail', async () => {
    const { email, userId } = await arrive('patron@ornek.example');
    await hosted.identity.createAdmin({ email }, hosted.operator);
    await passwords.set(userId, await hashPassword(PASSWORD), { proven: true });
    const { token } = await hosted.login(email);
    await passwords.remove(userId);
    const requested = hosted.identity.deleteAccount({ phrase: 'HESABI SIL' }, hosted.as(token));
    await expect(requested).rejects.toEqual(refusedAs('LAST_ADMIN'));
  });

  it('is mailed three times an hour', async () => {
    const { ask } = await arrive('dort@ornek.example');
    for (let count = 0; count < 3; count++) await ask();
    await expect(ask()).rejects.toEqual(refusedAs('TOO_MANY_ATTEMPTS'));
  });

  it('takes the reviews along where that was asked for', async () => {
    const { ask, link } = await arrive('bes@ornek.example');
    await ask({ reviewsToo: true });
    const { eraseAt } = await confirm(await link());
    const scheduled = (await hosted.platform.store('identity', () => undefined).readAll(0, 1_000))
      .flatMap(({ events }) => events)
      .findLast(({ type }) => type === 'ErasureScheduled');
    expect(scheduled?.data).toMatchObject({ eraseAt, purposes: ['profile', 'messages', 'requests', 'reviews'] });
  });
});
