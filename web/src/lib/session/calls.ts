import { ended, useSession } from './session';
import { type More, type Parts, requestOf } from '../request';
import { ApiFailure, bodyOf, type FetchedJson, type Listed, listedOf, overNetwork } from '../http';
import { texts as general } from '../texts';
import { toast } from '../toast';
import { isExpired } from './claims';
import { type Refreshed, refresher } from './refresh';
import { texts } from './texts';
import { storeTokens, readTokens } from './tokens';

const LOCK = 'carsi-refresh';
/** Tabs may be separate processes: a stored value is visible to the next one a moment later. */
const ARRIVES_MS = 150;

/** Locks exist on https and localhost only; elsewhere the server tolerates two tabs at once. */
const locked = async <T>(work: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return work();
  const { locks } = navigator;
  const first = await locks.request(LOCK, { ifAvailable: true }, async (free) => free && { done: await work() });
  if (first) return first.done;
  return locks.request(LOCK, async () => {
    await new Promise((resolve) => setTimeout(resolve, ARRIVES_MS));
    return work();
  });
};

export const refresh = refresher({
  read: readTokens,
  store: storeTokens,
  clear: () => {
    const { status, leaving } = useSession.getState();
    ended();
    if (status === 'in' && !leaving) toast.error(texts.ended);
  },
  ask: (refreshToken) =>
    overNetwork('/api/auth/refresh', {
      method: 'POST',
      body: JSON.stringify({ refreshToken }),
      headers: { 'content-type': 'application/json' },
      // Other tabs wait for this one.
      signal: AbortSignal.timeout(10_000),
    }),
  locked,
  now: Date.now,
});

const unavailable = (): ApiFailure => new ApiFailure(0, 'AWAY', general.failed);

const ask = async (method: string, path: string, init: RequestInit, token: string | null): Promise<FetchedJson> => {
  try {
    return await overNetwork(path, {
      ...init,
      method,
      headers: { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  } catch (error) {
    // Who gave up on the answer needs no sentence about it.
    throw init.signal?.aborted ? error : unavailable();
  }
};

/** The headers of a call; an expired token is renewed first. */
export const currentToken = async (): Promise<string | null> => {
  const { token, refreshToken } = readTokens();
  if (!token && !refreshToken) return null;
  if (token && !isExpired(token, Date.now())) return token;
  return renewed(await refresh(token));
};

const renewed = (outcome: Refreshed): string | null => {
  if (outcome === 'away') throw unavailable();
  return outcome === 'renewed' ? readTokens().token : null;
};

const initOf = (method: string, { body }: Parts, { signal, headers, form }: More): RequestInit => {
  if (method === 'GET') return { ...(signal && { signal }), ...(headers && { headers }) };
  return form
    ? { body: form }
    : { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json', ...headers } };
};

/** An authenticated call: after a 401 the token is renewed once and the call repeated once. */
const answerTo = async (route: string, input: Parts = {}, more: More = {}): Promise<FetchedJson> => {
  const [method, path] = requestOf(route, input);
  const init = initOf(method, input, more);
  const token = await currentToken();
  const answer = await ask(method, path, init, token);
  if (answer.status !== 401 || !token) return answer;
  const next = renewed(await refresh(token));
  return next ? ask(method, path, init, next) : answer;
};

export const call = async <T>(route: string, input?: Parts, more?: More): Promise<T> =>
  bodyOf<T>(await answerTo(route, input, more));

/** A page of a list, with how many there are in all. */
export const callPage = async <T>(route: string, input?: Parts, more?: More): Promise<Listed<T>> =>
  listedOf<T>(await answerTo(route, input, more));
