import { createHmac, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock.js';
import { StoreUnavailable } from '../platform.js';
import { testTokens } from '../testing/tokens.js';
import { Access, TOKEN } from './access.js';

const clock = manualClock('2026-11-21T09:00:00Z');
const { access, operatorKey, publicKey, privateKey, tokenOf } = testTokens(clock);
const ayse = { id: 'ayse', sessionId: '019aa5a0-0000-7000-8000-000000000001' };
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = jwt.decode(tokenOf(ayse)) as object;

describe('a token of ours', () => {
  it('names the person, their type and their session', () =>
    expect(access.actorOf({ token: tokenOf({ ...ayse, userType: 'business' }) })).toMatchObject({
      id: 'ayse',
      kind: 'person',
      admin: false,
      userType: 'business',
      sessionId: ayse.sessionId,
    }));
  it('makes an admin of nobody but admins', () => {
    expect(() => access.requireAdmin({ token: tokenOf(ayse) } as never)).toThrow('FORBIDDEN');
    expect(access.actorOf({ token: tokenOf({ ...ayse, userType: 'admin' }) })).toMatchObject({ admin: true });
    // Of before there were second factors, and of whoever showed none.
    for (const claims of [{ second_factor: undefined }, { second_factor: false }]) {
      const token = tokenOf({ ...ayse, userType: 'admin' }, { claims });
      expect(access.actorOf({ token })).toMatchObject({ admin: false, userType: 'admin' });
      expect(() => access.requireAdmin({ token } as never)).toThrow('SECOND_FACTOR_REQUIRED_FOR_ADMINS');
    }
  });
  it('counts until it expires, also when it was seen before', () => {
    const later = manualClock('2026-11-21T09:00:00Z');
    const own = testTokens(later);
    const token = own.tokenOf(ayse);
    expect(own.access.actorOf({ token })).toBeDefined();
    later.advance(899_000);
    expect(own.access.actorOf({ token })).toBeDefined();
    later.advance(1_000);
    expect(own.access.actorOf({ token })).toBeUndefined();
  });
  it('is no answer while the keys were never read: neither yes nor no', () => {
    const unread = new Access('operator', { keyOf: () => raise(new StoreUnavailable('not yet')) }, clock);
    expect(() => unread.actorOf({ token: tokenOf(ayse) })).toThrow(StoreUnavailable);
  });
});

describe('a forged token', () => {
  const { exp: _end, ...endless } = claims as { exp: number };
  const hs256 = (key: string): string => {
    const body = `${base64({ alg: 'HS256', typ: TOKEN.type, kid: 'test' })}.${base64(claims)}`;
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  };
  const edited = (): string => {
    const [header, , signature] = tokenOf(ayse).split('.');
    return `${header}.${base64({ ...claims, user_type: 'admin' })}.${signature}`;
  };
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  it.each<[string, () => string]>([
    ['without an algorithm', () => `${base64({ alg: 'none', typ: TOKEN.type, kid: 'test' })}.${base64(claims)}.`],
    [
      'with an algorithm in capitals',
      () => `${base64({ alg: 'NONE', typ: TOKEN.type, kid: 'test' })}.${base64(claims)}.`,
    ],
    ['signed with the public key', () => hs256(publicKey.export({ format: 'pem', type: 'spki' }) as string)],
    [
      'signed with another key',
      () => jwt.sign(claims, foreign, { algorithm: 'ES256', header: { alg: 'ES256', typ: TOKEN.type, kid: 'test' } }),
    ],
    ['whose text was edited', edited],
    ['of another kind', () => tokenOf(ayse, { header: { typ: 'JWT' } })],
    ['of a key that is not ours', () => tokenOf(ayse, { header: { kid: '../../etc/passwd' } })],
    [
      'that brings its key',
      () => tokenOf(ayse, { header: { kid: undefined, jwk: publicKey.export({ format: 'jwk' }) } }),
    ],
    ['of another issuer', () => tokenOf(ayse, { claims: { iss: 'somebody' } })],
    ['for another audience', () => tokenOf(ayse, { claims: { aud: 'somebody' } })],
    ['that has expired', () => tokenOf(ayse, { claims: { exp: Math.floor(clock.now().getTime() / 1000) - 1 } })],
    [
      'that never expires',
      () =>
        jwt.sign(endless, privateKey, {
          algorithm: 'ES256',
          header: { alg: 'ES256', typ: TOKEN.type, kid: 'test' },
        }),
    ],
    ['without a session', () => tokenOf(ayse, { claims: { sid: undefined } })],
    ['of a type that is none', () => tokenOf(ayse, { claims: { user_type: 'root' } })],
    ['that is no token', () => 'a.b.c'],
    ['that is nothing', () => ''],
    ['longer than any of ours', () => tokenOf(ayse, { claims: { more: 'x'.repeat(5_000) } })],
  ])('%s is nobody', (_what, make) => expect(access.actorOf({ token: make() })).toBeUndefined());
});

describe("an operator's secret", () => {
  it('makes an operator, and nothing that comes from outside does', () => {
    expect(access.actorOf({ token: operatorKey })).toMatchObject({ kind: 'operator', admin: true });
    expect(access.personOf(operatorKey)).toBeUndefined();
    expect(access.actorOf({ token: `${operatorKey} ` })).toBeUndefined();
  });
});

const raise = (error: Error): never => {
  throw error;
};
