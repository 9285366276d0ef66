import { createPublicKey } from 'node:crypto';
import { systemClock } from '@carsi/platform/clock';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { Access } from '@carsi/platform/hosting/access';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import jwt from 'jsonwebtoken';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServerSecret } from '../secret/server-secret.js';
import { AccessTokens } from './access-tokens.js';
import { deviceOf } from './device.js';
import { SigningKeys } from './signing-keys.js';
import type { Session } from './sessions.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the keys that sign access tokens', () => {
  const folder = temporaryFolder();
  let platform: EmbeddedPlatform;
  let now = Date.parse('2026-11-21T09:00:00Z');
  const clock = { ...systemClock, now: () => new Date(now) };
  const open = (): Promise<SigningKeys> => SigningKeys.open(platform.collections('identity'), clock);
  const session = { id: 's1', userId: 'ayse', signedInAt: 1_700_000_000 } as Session;
  const who = { userType: 'business', emailVerified: true } as const;

  beforeEach(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    await platform.collections('identity').drop('signing-keys');
  });
  afterEach(async () => {
    await platform.stop();
  });

  it('are one key, whichever of two replicas made it', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    expect(await one.keys()).toEqual(await two.keys());
    expect(await one.keys()).toHaveLength(1);
    expect((await one.signing()).kid).toBe((await two.signing()).kid);
  });

  it('sign what every service believes, until it has expired', async () => {
    const keys = await open();
    const token = await new AccessTokens(keys, clock).of(session, who);
    const published = new Map(
      (await keys.keys()).map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]),
    );
    const access = () => new Access('operator', { keyOf: (kid) => published.get(kid) }, clock);
    expect(access().personOf(token)).toMatchObject({
      id: 'ayse',
      sessionId: 's1',
      userType: 'business',
      emailVerified: true,
      signedInAt: 1_700_000_000,
      expiresAt: now / 1000 + 15 * 60,
    });
    expect(jwt.decode(token, { complete: true })?.header).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    now += 15 * MINUTE + 1_000;
    expect(access().personOf(token)).toBeUndefined();
  });

  it('follow each other: the next is published ten minutes before it signs, the last counts until its tokens are over', async () => {
    const keys = await open();
    const first = (await keys.signing()).kid;
    const old = await new AccessTokens(keys, clock).of(session, who);
    now += 30 * DAY - 20 * MINUTE;
    await keys.turn();
    expect(await keys.keys()).toHaveLength(1);
    now += 10 * MINUTE;
    await keys.turn();
    await keys.turn();
    expect(await keys.keys()).toHaveLength(2);
    expect((await keys.signing()).kid).toBe(first);
    now += 10 * MINUTE;
    expect((await keys.signing()).kid).not.toBe(first);
    expect(await keys.keys()).toHaveLength(2);
    now += 21 * MINUTE;
    expect(await keys.keys()).toHaveLength(1);
    // Gone for everybody else, and still good for signing out.
    expect(await new AccessTokens(keys, clock).sessionOf(old)).toEqual({ userId: 'ayse', sessionId: 's1' });
    now += 29 * DAY;
    await keys.turn();
    now += 3 * DAY;
    await keys.turn();
    expect(await new AccessTokens(keys, clock).sessionOf(old)).toBeUndefined();
    expect((await keys.keys()).length).toBeGreaterThan(0);
  });

  it('end no session for a token that is not ours', async () => {
    const tokens = new AccessTokens(await open(), clock);
    const [head, body] = (await tokens.of(session, who)).split('.') as [string, string];
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${body}.`;
    for (const token of [
      '',
      'x',
      'a.b.c',
      `${head}.${body}.`,
      `${head}.${body}.${'A'.repeat(86)}`,
      unsigned,
      'x'.repeat(9_000),
    ])
      expect(await tokens.sessionOf(token)).toBeUndefined();
  });

  it('use one secret, whichever replica made it', async () => {
    const collections = platform.collections('identity');
    const [one, two] = await Promise.all([ServerSecret.open(collections), ServerSecret.open(collections)]);
    expect(one.emailKey('ayse@example.com')).toBe(two.emailKey('ayse@example.com'));
    expect(one.emailKey('ayse@example.com')).not.toBe(one.emailKey('ayse@example.co'));
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome, Windows'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, macOS'],
    ['curl/8.0', 'Bilinmeyen cihaz'],
    ['', 'Bilinmeyen cihaz'],
  ])('that says %j is %s', (agent, device) => expect(deviceOf(agent)).toBe(device));
});
