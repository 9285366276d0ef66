import { systemClock } from '@carsi/platform/clock';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServerSecret } from '../secret/server-secret.js';
import { Attempts, type AttemptKind } from './attempts.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('attempts', () => {
  const folder = temporaryFolder();
  let platform: EmbeddedPlatform;
  let attempts: Attempts;
  let now = Date.parse('2026-11-21T09:00:00Z');
  const clock = { ...systemClock, now: () => new Date(now) };
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
    const collections = platform.collections('identity');
    attempts = await Attempts.open(collections, await ServerSecret.open(collections), clock);
  });
  afterAll(async () => {
    await platform.stop();
    folder.remove();
  });
  /** 0: allowed; else how long to wait. */
  const take = async (kind: AttemptKind, account: string): Promise<number> => {
    try {
      await attempts.take(kind, account);
      return 0;
    } catch (error) {
      const { code, details } = error as { code: string; details: { retryAfterMs: number } };
      expect(code).toBe('TOO_MANY_ATTEMPTS');
      return details.retryAfterMs;
    }
  };
  const times = async (count: number, kind: AttemptKind, account: string): Promise<number[]> => {
    const pending: number[] = [];
    for (let i = 0; i < count; i++) pending.push(await take(kind, account));
    return pending;
  };

  it('to sign in are five, and then wait 1, 2, 4 … 60 minutes each', async () => {
    expect(await times(6, 'login', 'ayse')).toEqual([0, 0, 0, 0, 0, MINUTE]);
    for (const minutes of [2, 4, 8, 16, 32, 60, 60]) {
      now += 60 * MINUTE;
      expect(await times(2, 'login', 'ayse')).toEqual([0, minutes * MINUTE]);
    }
    now += 2 * HOUR + 1;
    expect(await take('login', 'ayse')).toBe(0);
  });
  it('to sign in begin anew after a quarter of an hour, and after a success', async () => {
    expect(await times(4, 'login', 'veli')).toEqual([0, 0, 0, 0]);
    now += 15 * MINUTE;
    expect(await times(4, 'login', 'veli')).toEqual([0, 0, 0, 0]);
    await attempts.clear('login', 'veli');
    expect(await times(6, 'login', 'veli')).toEqual([0, 0, 0, 0, 0, MINUTE]);
  });
  it('count before they are made: a hundred at once are five', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => take('login', 'zeynep')));
    expect(all.filter((wait) => wait === 0)).toHaveLength(5);
  });
  it.each([
    ['register', 24 * HOUR],
    ['reset', HOUR],
    ['resend', HOUR],
  ] as const)('to %s are three in their time, and apart from others', async (kind, window) => {
    expect(await times(3, kind, 'ali')).toEqual([0, 0, 0]);
    now += MINUTE;
    expect(await take(kind, 'ali')).toBe(window - MINUTE);
    expect(await take(kind, 'can')).toBe(0);
    now += window - MINUTE;
    expect(await take(kind, 'ali')).toBe(0);
  });
  it('are forgotten when nobody needs them', async () => {
    now += 48 * HOUR;
    expect(await attempts.removeExpired()).toBeGreaterThan(5);
    expect(await attempts.removeExpired()).toBe(0);
  });
  it('are what the configuration says', async () => {
    const collections = platform.collections('identity');
    const limits = { 'account:reset': 1 };
    attempts = await Attempts.open(collections, await ServerSecret.open(collections), clock, limits);
    expect(await times(2, 'reset', 'ece')).toEqual([0, HOUR]);
  });
});
