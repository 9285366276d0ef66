import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from './session';
import { call } from './calls';

const now = Math.floor(Date.now() / 1000);
const token = (name: string, exp = now + 900): string =>
  `e30.${Buffer.from(JSON.stringify({ name, exp })).toString('base64url')}.c2ln`;

interface Requested {
  path: string;
  token: string | null;
}
const requests: Requested[] = [];
let stored = new Map<string, string>();

/** A server that takes one access token and one refresh token. */
const server = ({ takes, refreshStatus = 200 }: { takes: string; refreshStatus?: number }) =>
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const sent = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    requests.push({ path, token: sent });
    if (path === '/api/auth/refresh') {
      return Response.json({ token: takes, refreshToken: 'r2' }, { status: refreshStatus });
    }
    if (sent === takes) return Response.json({ ok: true });
    return Response.json({ code: 'SIGN_IN_REQUIRED', message: 'Bu işlem için giriş yapmalısınız.' }, { status: 401 });
  });

const holding = (access: string | null, refreshToken: string | null): void => {
  stored = new Map();
  if (access) stored.set('auth_token', access);
  if (refreshToken) stored.set('refresh_token', refreshToken);
};

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useSession.setState(useSession.getInitialState());
});

const paths = (): string[] => requests.map(({ path }) => path);

describe('a call of the person who is signed in', () => {
  it('carries their token', async () => {
    holding(token('1'), 'r1');
    server({ takes: token('1') });
    expect(await call('GET /api/x')).toEqual({ ok: true });
    expect(requests).toEqual([{ path: '/api/x', token: token('1') }]);
  });

  it('renews a token that ran out before it is sent', async () => {
    holding(token('1', now - 1), 'r1');
    server({ takes: token('2') });
    expect(await call('POST /api/x')).toEqual({ ok: true });
    expect(requests).toEqual([
      { path: '/api/auth/refresh', token: null },
      { path: '/api/x', token: token('2') },
    ]);
    expect([...stored.values()].sort()).toEqual([token('2'), 'r2'].sort());
  });

  it('is made once more after a 401, and only once', async () => {
    holding(token('1'), 'r1');
    server({ takes: token('2') });
    expect(await call('PUT /api/x')).toEqual({ ok: true });
    expect(paths()).toEqual(['/api/x', '/api/auth/refresh', '/api/x']);
  });

  it('that is refused with the new token too is refused', async () => {
    holding(token('1'), 'r1');
    vi.stubGlobal('fetch', async (path: string) => {
      requests.push({ path, token: null });
      return path === '/api/auth/refresh'
        ? Response.json({ token: token('2'), refreshToken: 'r2' })
        : Response.json({ code: 'SIGN_IN_REQUIRED', message: 'Hayır.' }, { status: 401 });
    });
    await expect(call('GET /api/x')).rejects.toMatchObject({ status: 401, message: 'Hayır.' });
    expect(paths()).toEqual(['/api/x', '/api/auth/refresh', '/api/x']);
  });

  it('signs out where the session is over', async () => {
    holding(token('1'), 'r1');
    server({ takes: token('2'), refreshStatus: 401 });
    await expect(call('GET /api/x')).rejects.toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
    expect(stored.size).toBe(0);
    expect(useSession.getState().status).toBe('out');
  });

  it('keeps the session if the server is unavailable', async () => {
    holding(token('1', now - 1), 'r1');
    server({ takes: token('2'), refreshStatus: 503 });
    await expect(call('GET /api/x')).rejects.toMatchObject({
      status: 0,
      message: 'Beklenmeyen bir hata oluştu.',
    });
    expect(paths()).toEqual(['/api/auth/refresh']);
    expect(stored.get('refresh_token')).toBe('r1');
  });
});

describe('a call without a session', () => {
  it('carries no token and renews nothing', async () => {
    holding(null, null);
    server({ takes: token('1') });
    await expect(call('POST /api/auth/login')).rejects.toMatchObject({ status: 401 });
    expect(requests).toEqual([{ path: '/api/auth/login', token: null }]);
  });
});
