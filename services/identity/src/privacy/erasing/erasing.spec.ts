import { identityTopic } from '@carsi/contracts/identity/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostIdentity, PASSWORD, type HostedIdentity } from '../../testing/hosted-identity.js';

const DAY = 24 * 3_600_000;
const email = 'fatma@ornek.example';

describe('an account whose days to think are over', () => {
  let hosted: HostedIdentity;
  let userId = '';
  const deleted = async (address: string, fullName = 'Başka Biri'): Promise<string> => {
    await hosted.register(address, { fullName });
    const { token, user } = await hosted.login(address);
    await hosted.identity.deleteAccount({ phrase: 'HESABI SIL', password: PASSWORD }, hosted.as(token));
    return user.id;
  };
  /** Two others delete theirs, half a day apart. */
  const othersDelete = async (name: string): Promise<readonly [string, string]> => {
    const others = [`${name}-1@ornek.example`, `${name}-2@ornek.example`] as const;
    for (const other of others) {
      await deleted(other);
      await hosted.later(DAY / 2);
    }
    return others;
  };
  /** Until both are erased: the turn that erased the first, and whoever else was due, is over when the second is. */
  const othersErased = async ([first, second]: readonly [string, string]): Promise<void> => {
    await hosted.later(13 * DAY);
    await hosted.mailTo(first, /silindi/);
    await hosted.later(DAY / 2);
    await hosted.mailTo(second, /silindi/);
  };
  beforeAll(async () => {
    hosted = await hostIdentity();
  });
  afterAll(() => hosted?.stop());

  it('is there until then', async () => {
    const others = await othersDelete('once');
    userId = await deleted(email, 'Fatma Şahin');
    await othersErased(others);
    expect((await hosted.login(email)).user.eraseAt).not.toBeNull();
  });

  it('is erased, signed out and receives a receipt', async () => {
    const { token } = await hosted.login(email);
    await hosted.later(2 * DAY);
    await hosted.mailTo(email, /silindi/);
    await expect.poll(() => hosted.login(email).catch(({ code }: { code: string }) => code)).toBe('LOGIN_FAILED');
    await expect(hosted.identity.me({}, hosted.as(token))).rejects.toMatchObject({ status: 401 });
    expect(await hosted.identity.people({ ids: [userId] }, hosted.as())).toEqual([]);
  });

  it('is told to the other services by its id and purposes alone', async () => {
    const delivered: unknown[] = [];
    const subscription = await hosted.platform.log.read({
      topic: identityTopic,
      name: 'test-erased',
      kind: 'competing',
      from: 'origin',
      handle: async (batch) => void delivered.push(...batch.flatMap(({ events }) => events)),
    });
    await expect
      .poll(() => delivered)
      .toContainEqual({ type: 'UserErased', data: { userId, purposes: ['profile', 'messages', 'requests'] } });
    await subscription.stop();
    expect(JSON.stringify(delivered)).not.toMatch(/fatma|Fatma|Şahin/);
  });

  it('leaves its address free for somebody new', async () => {
    await hosted.register(email, { fullName: 'Başka Biri' });
    expect((await hosted.login(email)).user.id).not.toBe(userId);
  });

  it('stays when it was taken back in time', async () => {
    await hosted.register('kalan@ornek.example');
    const { token } = await hosted.login('kalan@ornek.example');
    await hosted.identity.deleteAccount({ phrase: 'HESABI SİL', password: PASSWORD }, hosted.as(token));
    const again = await hosted.login('kalan@ornek.example');
    await hosted.identity.restoreAccount({}, hosted.as(again.token));
    await othersErased(await othersDelete('sonra'));
    expect((await hosted.login('kalan@ornek.example')).user.eraseAt).toBeNull();
  });
});
