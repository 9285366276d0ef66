import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsentKey } from '../../lib/session/unsent';
import { useSession } from '../../lib/session/session';
import { flush, saveDraft, openOutbox, useOutbox, write } from './outbox';

let stored = new Map<string, string>();
const signIn = (id: string): void => useSession.setState({ status: 'in', user: { id } as never });
const signOut = (): void => {
  useSession.setState({ status: 'out', user: null });
  stored.delete(unsentKey);
};

beforeEach(() => {
  const exp = Math.floor(Date.now() / 1000) + 900;
  stored = new Map([['auth_token', `e30.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.c2ln`]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  signIn('ayse');
  openOutbox('ayse');
});
afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('unsent messages', () => {
  it('is there again in the next tab of the same person', () => {
    write('k1', 'Merhaba');
    saveDraft('k2', 'Yarın');
    useOutbox.setState({ userId: '', pending: [], drafts: {} }, true);
    openOutbox('ayse');
    expect(useOutbox.getState()).toMatchObject({ pending: [{ content: 'Merhaba' }], drafts: { k2: 'Yarın' } });
  });

  it('is gone when they sign out, also where an answer comes only then', async () => {
    const refused = Promise.withResolvers<Response>();
    const fetched = vi.fn<() => Promise<Response>>(() => refused.promise);
    vi.stubGlobal('fetch', fetched);
    write('k1', 'Gizli');
    const sending = flush(() => undefined);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled(), { timeout: 30_000 });
    signOut();
    refused.resolve(Response.json({ code: 'FORBIDDEN', message: 'Olmaz.' }, { status: 403 }));
    await sending;
    expect([useOutbox.getState().pending, stored.get(unsentKey)]).toEqual([[], undefined]);
  });
});
