import { describe, expect, it } from 'vitest';
import type { FetchedJson } from '../http';
import { type RefreshPorts, refresher } from './refresh';
import type { Tokens } from './tokens';

const now = Date.parse('2026-11-21T12:00:00Z');
const token = (name: string): string =>
  `e30.${Buffer.from(JSON.stringify({ name, exp: now / 1000 + 900 })).toString('base64url')}.c2ln`;
const answer = (status: number, body: unknown = null): FetchedJson => ({ status, body, headers: {} });

/** A browser with one storage, one lock and one server; every tab of it refreshes on its own. */
const browser = (reply: (refreshToken: string) => FetchedJson | Promise<FetchedJson>, { locks = true } = {}) => {
  let stored: Tokens = { token: token('1'), refreshToken: 'r1' };
  let queue: Promise<unknown> = Promise.resolve();
  const requested: string[] = [];
  const ports: RefreshPorts = {
    read: () => stored,
    store: (tokens) => void (stored = tokens),
    clear: () => void (stored = { token: null, refreshToken: null }),
    ask: async (refreshToken) => {
      requested.push(refreshToken);
      await Promise.resolve();
      return reply(refreshToken);
    },
    locked: (work) => {
      if (!locks) return work();
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
    now: () => now,
  };
  return {
    tab: () => refresher(ports),
    requested,
    stored: () => stored,
    store: (tokens: Tokens) => void (stored = tokens),
  };
};

const rotating = () => {
  let last = 1;
  return (sent: string): FetchedJson => {
    if (sent !== `r${last}`) return answer(401);
    last += 1;
    return answer(200, { token: token(String(last)), refreshToken: `r${last}` });
  };
};

describe('renewing a session', () => {
  it('happens once, however many calls of a tab need it', async () => {
    const { tab, requested, stored } = browser(rotating());
    const refresh = tab();
    expect(await Promise.all([refresh(token('1')), refresh(token('1')), refresh(token('1'))])).toEqual(
      Array(3).fill('renewed'),
    );
    expect(requested).toEqual(['r1']);
    expect(stored()).toEqual({ token: token('2'), refreshToken: 'r2' });
  });

  it('happens once over all tabs: who waited finds it done', async () => {
    const { tab, requested } = browser(rotating());
    expect(await Promise.all([tab()(token('1')), tab()(token('1')), tab()(token('1'))])).toEqual(
      Array(3).fill('renewed'),
    );
    expect(requested).toEqual(['r1']);
  });

  it('goes on with the other tab’s tokens where a browser has no locks', async () => {
    const { tab, stored } = browser(rotating(), { locks: false });
    expect(await Promise.all([tab()(token('1')), tab()(token('1'))])).toEqual(['renewed', 'renewed']);
    expect(stored()).toEqual({ token: token('2'), refreshToken: 'r2' });
  });

  it('is done again when the new token is disliked as well', async () => {
    const { tab, requested } = browser(rotating());
    const refresh = tab();
    await refresh(token('1'));
    expect(await refresh(token('2'))).toBe('renewed');
    expect(requested).toEqual(['r1', 'r2']);
  });

  it('that is refused ends the session', async () => {
    const { tab, stored } = browser(() => answer(401));
    expect(await tab()(token('1'))).toBe('ended');
    expect(stored()).toEqual({ token: null, refreshToken: null });
  });

  it.each([429, 500, 503])('without an answer (%i) leaves the session', async (status) => {
    const { tab, stored } = browser(() => answer(status));
    expect(await tab()(token('1'))).toBe('away');
    expect(stored().refreshToken).toBe('r1');
  });

  it('that does not get through leaves the session', async () => {
    const { tab, stored } = browser(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await tab()(token('1'))).toBe('away');
    expect(stored().refreshToken).toBe('r1');
  });

  it('does not bring back who signed out meanwhile', async () => {
    const home = browser(() => {
      home.store({ token: null, refreshToken: null });
      return answer(200, { token: token('2'), refreshToken: 'r2' });
    });
    expect(await home.tab()(token('1'))).toBe('ended');
    expect(home.stored()).toEqual({ token: null, refreshToken: null });
  });

  it('without a refresh token ends the session', async () => {
    const home = browser(rotating());
    home.store({ token: token('1'), refreshToken: null });
    expect(await home.tab()(token('1'))).toBe('ended');
    expect(home.requested).toEqual([]);
  });
});
