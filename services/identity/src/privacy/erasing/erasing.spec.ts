import { identityTopic } from '@carsi/contracts/identity/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostIdentity, PASSWORD, type HostedIdentity } from '../../testing/hosted-identity.js';

const DAY = 24 * 3_600_000;
const email = 'fatma@ornek.example';
/** Once for what has to wait for the turn of the one who erases. */

describe('an account whose days to think are over', () => {
  let hosted: HostedIdentity;
  let userId = '';
  beforeAll(async () => {
    hosted = await hostIdentity();
    await hosted.register(email, { fullName: 'Fatma Şahin' });
    const { token, user } = await hosted.login(email);
    userId = user.id;
    await hosted.identity.deleteAccount({ phrase: 'HESABI SIL', password: PASSWORD }, hosted.as(token));
  });
  afterAll(() => hosted?.stop());

  it('is there until then', async () => {
    hosted.later(13 * DAY);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect((await hosted.login(email)).user.eraseAt).not.toBeNull();
  });

  it('is erased, signed out and receives a receipt', async () => {
    const { token } = await hosted.login(email);
    hosted.later(2 * DAY);
    await hosted.mailTo(email, /silindi/);
    await expect.poll(() => hosted.login(email).catch(({ code }: { code: string }) => code)).toBe('LOGIN_FAILED');
    await expect(hosted.identity.me({}, hosted.as(token))).rejects.toMatchObject({ status: 401 });
    expect(await hosted.identity.people({ ids: [userId] }, hosted.as())).toEqual([]);
  });

  it('is told to the other services by its id and purposes alone', async () => {
    const heard: unknown[] = [];
    const subscription = await hosted.platform.log.read({
      topic: identityTopic,
      name: 'test-erased',
      kind: 'competing',
      from: 'origin',
      handle: async (batch) => void heard.push(...batch.flatMap(({ events }) => events)),
    });
    await expect
      .poll(() => heard)
      .toContainEqual({ type: 'UserErased', data: { userId, purposes: ['profile', 'messages', 'requests'] } });
    await subscription.stop();
    expect(JSON.stringify(heard)).not.toMatch(/fatma|Fatma|Şahin/);
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
    hosted.later(20 * DAY);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect((await hosted.login('kalan@ornek.example')).user.eraseAt).toBeNull();
  });
});
