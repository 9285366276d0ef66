import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostIdentity, PASSWORD, tokenIn, CHROME, FIREFOX, type HostedIdentity } from './testing/hosted-identity.js';

const MINUTE = 60_000;
const refusedAs = (code: string) => expect.objectContaining({ code });

describe('a person who registers', () => {
  let hosted: HostedIdentity;
  beforeAll(async () => {
    hosted = await hostIdentity();
  });
  afterAll(() => hosted.stop());

  it('is mailed a link, verifies the address with it, signs in and gets their profile', async () => {
    const { identity, as } = hosted;
    await hosted.register(' AYSE@Example.com ', {
      userType: 'business',
      companyName: 'Ada Kebap',
      phone: '0532 111 22 33',
    });
    const mail = await hosted.mailTo('ayse@example.com', /doğrulayın/);
    expect(mail.text).toContain('https://carsi.example/email-dogrulama?token=');
    const before = await hosted.login('ayse@example.com');
    expect(before.user).toMatchObject({ emailVerifiedAt: null, userType: 'business', companyName: 'Ada Kebap' });
    const verified = await identity.verifyEmail({ token: tokenIn(mail) }, as(before.token));
    expect(verified).toMatchObject({ email: 'ayse@example.com', fullName: 'Ayşe Yılmaz', acceptedTerms: true });
    expect(verified.emailVerifiedAt).not.toBeNull();
    expect(await identity.verifyEmail({ token: tokenIn(mail) }, as())).toEqual(verified);
    expect(await identity.me({}, as(before.token))).toEqual(verified);
  });

  it('keeps the session by refreshing it; an old token that comes back ends it', async () => {
    const { identity, as } = hosted;
    await hosted.register('refresh@example.com');
    const { token, refreshToken: first } = await hosted.login('refresh@example.com');
    const agent = CHROME;
    const { refreshToken: second } = await identity.refresh({ agent, refreshToken: first }, as());
    expect(second).not.toBe(first);
    expect((await identity.refresh({ agent, refreshToken: first }, as())).refreshToken).toBe(second);
    const third = await identity.refresh({ agent, refreshToken: second }, as());
    expect(await identity.me({}, as(third.token))).toMatchObject({ email: 'refresh@example.com' });
    await expect(identity.refresh({ agent, refreshToken: first }, as())).rejects.toEqual(refusedAs('SESSION_REVOKED'));
    const { refreshToken } = third;
    await expect(identity.refresh({ agent, refreshToken }, as())).rejects.toEqual(refusedAs('SESSION_ENDED'));
    await expect(identity.me({}, as(token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    const since = new Date(Date.now() - MINUTE).toISOString();
    expect(await identity.endedSessions({ since }, as())).toHaveLength(1);
  });

  it('does not lose the session to somebody who only knows its id', async () => {
    const { identity, as } = hosted;
    const { refreshToken } = await hosted.login('ayse@example.com');
    const invented = `${refreshToken.split('.')[0]}.${'A'.repeat(64)}`;
    for (const guess of [invented, 'x', '', '.', `${refreshToken}A`])
      await expect(identity.refresh({ agent: '', refreshToken: guess }, as())).rejects.toEqual(
        refusedAs('SESSION_ENDED'),
      );
    expect(await identity.refresh({ agent: '', refreshToken }, as())).toHaveProperty('token');
  });

  it('comes by no provider that is not set up', async () => {
    const { identity, as } = hosted;
    await expect(identity.beginProvider({ provider: 'google', browser: 'x' }, as())).rejects.toEqual(
      refusedAs('PROVIDER_UNKNOWN'),
    );
  });

  it('proves no address with a link that is older than two days; one that has proved it says so for ever', async () => {
    const own = await hostIdentity();
    await own.register('erken@example.com');
    const used = tokenIn(await own.mailTo('erken@example.com', /doğrulayın/));
    await own.identity.verifyEmail({ token: used }, own.as());
    await own.register('gec@example.com');
    const token = tokenIn(await own.mailTo('gec@example.com', /doğrulayın/));
    own.later(48 * 60 * MINUTE);
    await expect(own.identity.verifyEmail({ token }, own.as())).rejects.toEqual(
      refusedAs('VERIFICATION_TOKEN_EXPIRED'),
    );
    expect(await own.identity.verifyEmail({ token: used }, own.as())).toMatchObject({ email: 'erken@example.com' });
    await own.stop();
  });

  it('gets one successor from fifty refreshes at once', async () => {
    const { identity, as } = hosted;
    const { refreshToken } = await hosted.login('ayse@example.com');
    const all = await Promise.all(
      Array.from({ length: 50 }, () => identity.refresh({ agent: '', refreshToken }, as())),
    );
    expect(new Set(all.map((tokens) => tokens.refreshToken)).size).toBe(1);
    const last = all.at(-1)!;
    expect(await identity.me({}, as(last.token))).toMatchObject({ email: 'ayse@example.com' });
    expect(await identity.refresh({ agent: '', refreshToken: last.refreshToken }, as())).toHaveProperty('token');
  });

  it('is signed out after the grace of an old token, after thirty days, and by signing out with a token of long ago', async () => {
    const own = await hostIdentity();
    const { identity, as } = own;
    await own.register('veli@example.com');
    const [one, two, three] = [
      await own.login('veli@example.com'),
      await own.login('veli@example.com'),
      await own.login('veli@example.com'),
    ];
    await identity.refresh({ agent: '', refreshToken: one.refreshToken }, as());
    own.later(21_000);
    await expect(identity.refresh({ agent: '', refreshToken: one.refreshToken }, as())).rejects.toEqual(
      refusedAs('SESSION_REVOKED'),
    );
    own.later(60 * MINUTE);
    await identity.logout({ token: two.token }, as());
    for (const token of [undefined, 'x', 'a.b.c', two.refreshToken])
      await identity.logout({ ...(token && { token }) }, as());
    await expect(identity.refresh({ agent: '', refreshToken: two.refreshToken }, as())).rejects.toEqual(
      refusedAs('SESSION_ENDED'),
    );
    own.later(30 * 24 * 60 * MINUTE);
    await expect(identity.refresh({ agent: '', refreshToken: three.refreshToken }, as())).rejects.toEqual(
      refusedAs('SESSION_ENDED'),
    );
    await own.stop();
  });

  it('sees their devices and ends one or all the others', async () => {
    const { identity, as } = hosted;
    await hosted.register('cihaz@example.com');
    const chrome = await hosted.login('cihaz@example.com');
    const firefox = await hosted.login('cihaz@example.com', PASSWORD, FIREFOX);
    expect((await hosted.mailTo('cihaz@example.com', /yeni bir cihazdan/)).text).toContain('Firefox, Linux');
    const devices = await identity.sessions({}, as(firefox.token));
    expect(devices.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Firefox, Linux', current: true },
      { device: 'Chrome, Windows', current: false },
    ]);
    const stranger = await hosted.login('ayse@example.com');
    await identity.endSession({ sessionId: devices[0]!.id }, as(stranger.token));
    expect(await identity.me({}, as(firefox.token))).toHaveProperty('id');
    await identity.endSession({ sessionId: devices[1]!.id }, as(firefox.token));
    await expect(identity.me({}, as(chrome.token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
    const third = await hosted.login('cihaz@example.com');
    expect(await identity.endOtherSessions({}, as(third.token))).toEqual({ ended: 1 });
    await expect(identity.me({}, as(firefox.token))).rejects.toEqual(refusedAs('SESSION_ENDED'));
  });
});
