import { StoreUnavailable } from '@carsi/platform/platform';
import { testTokens } from '@carsi/platform/testing/tokens';
import { describe, expect, it } from 'vitest';
import { EndedSessions } from './ended-sessions.js';
import { SignIn } from './sign-in.js';

const { access, tokenOf, operatorKey } = testTokens();
const now = Date.now();
/** UUIDv7 of a moment. */
const bornAt = (ms: number): string => {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};
const old = bornAt(now - 60_000);
const requested = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const at = (ms: number): string => new Date(ms).toISOString();
const received = (): { ended: EndedSessions; signIn: SignIn } => {
  const ended = new EndedSessions();
  ended.record([]);
  return { ended, signIn: new SignIn(access, ended) };
};

describe('a request with a token', () => {
  it('is known by it', async () => {
    const { signIn } = received();
    expect(await signIn.require(requested(tokenOf({ id: 'ayse' })))).toMatchObject({
      id: 'ayse',
      userType: 'customer',
    });
  });
  it.each([
    ['nothing', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['no token', { authorization: 'Bearer ' }],
    ['a false token', { authorization: 'Bearer a.b.c' }],
    ["an operator's secret", { authorization: `Bearer ${operatorKey}` }],
  ])('is nobody with %s', async (_what, headers) => {
    const { signIn } = received();
    expect(await signIn.person({ headers })).toBeUndefined();
    await expect(signIn.require({ headers })).rejects.toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
  });
  it('is neither an admin’s nor another person’s', async () => {
    const { signIn } = received();
    const request = requested(tokenOf({ id: 'ayse' }));
    await expect(signIn.requireAdmin(request)).rejects.toMatchObject({ status: 403 });
    await expect(signIn.requireSelf(request, 'veli')).rejects.toMatchObject({ status: 403 });
    expect(await signIn.requireSelf(request, 'ayse')).toBeDefined();
  });
});

describe('a request of an ended session', () => {
  it('is anonymous from then on, also with a token that was valid', async () => {
    const { ended, signIn } = received();
    const request = requested(tokenOf({ id: 'ayse', sessionId: old }));
    expect(await signIn.person(request)).toBeDefined();
    ended.add([{ userId: 'ayse', sessionId: old, except: null, at: at(now) }]);
    expect(await signIn.person(request)).toBeUndefined();
  });
  it('stays signed in elsewhere, unless all sessions ended', async () => {
    const { ended, signIn } = received();
    const other = requested(tokenOf({ id: 'ayse', sessionId: bornAt(now - 50_000) }));
    ended.add([{ userId: 'ayse', sessionId: old, except: null, at: at(now) }]);
    expect(await signIn.person(other)).toBeDefined();
    ended.add([{ userId: 'ayse', sessionId: null, except: old, at: at(now) }]);
    expect(await signIn.person(other)).toBeUndefined();
  });
  it('can sign in again at once', async () => {
    const { ended, signIn } = received();
    ended.add([{ userId: 'ayse', sessionId: null, except: null, at: at(now) }]);
    expect(await signIn.person(requested(tokenOf({ id: 'ayse', sessionId: bornAt(now + 1) })))).toBeDefined();
  });
  it('is remembered no longer than their tokens could count', () => {
    let moment = now;
    const ended = new EndedSessions(() => moment);
    ended.record([]);
    for (let n = 0; n < 1_000; n++)
      ended.add([{ userId: `kisi-${n}`, sessionId: null, except: null, at: new Date(moment).toISOString() }]);
    expect(ended.size).toBe(1_000);
    moment += 17 * 60_000;
    ended.add([{ userId: 'son', sessionId: null, except: null, at: new Date(moment).toISOString() }]);
    expect(ended.size).toBe(1);
  });
  it('is refused where ended sessions are not loaded within a second', async () => {
    const ended = new EndedSessions();
    const signIn = new SignIn(access, ended);
    const request = requested(tokenOf({ id: 'ayse' }));
    await expect(signIn.person(request)).rejects.toThrow(StoreUnavailable);
    ended.record([]);
    expect(await signIn.person(request)).toBeDefined();
    ended.expire();
    await expect(signIn.person(request)).rejects.toThrow(StoreUnavailable);
  });
  it('waits for them after a gap in the events, and is refused if its session ended in between', async () => {
    const { signIn, ended } = received();
    const sessionId = old;
    const request = requested(tokenOf({ id: 'ayse', sessionId }));
    const other = requested(tokenOf({ id: 'veli' }));
    ended.expire();
    const people = Promise.all([signIn.person(request), signIn.person(other)]);
    ended.expire();
    ended.record([{ userId: 'ayse', sessionId, except: null, at: new Date().toISOString() }]);
    expect(await people).toMatchObject([undefined, { id: 'veli' }]);
  });
});

describe('what a person sees of a cached response', () => {
  it.each([
    ['a stranger', { ownerId: 'veli', members: ['can'] }, false],
    ['whoever owns it', { ownerId: 'ayse', members: [] }, true],
    ['who wrote something in it', { ownerId: 'veli', members: ['can', 'ayse'] }, true],
    ['any member, where all may', { ownerId: null, members: 'all' }, true],
  ] as const)('may be another version for %s', async (_, of, own) => {
    const { signIn } = received();
    const request = requested(tokenOf({ id: 'ayse' }));
    const authorization = request.headers.authorization!;
    expect(signIn.mayBeOwn(authorization, of)).toBe(true);
    await signIn.person(request);
    expect(signIn.mayBeOwn(authorization, of)).toBe(own);
  });
});
