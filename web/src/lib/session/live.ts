import { ended, setUser, useSession } from './session';
import { call } from '../call';
import { ApiFailure, overNetwork } from '../http';
import { refresh } from './calls';
import { isOutdated } from './claims';
import { readTokens } from './tokens';

const longestWait = 30_000;
let wait = 1_000;
let compared = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches the session's user. Without an answer the session stays and is retried; a refusal ends it. */
export const look = async (): Promise<void> => {
  clearTimeout(timer);
  try {
    const user = await call('GET /api/auth/me');
    wait = 1_000;
    const { token } = readTokens();
    if (!token) return;
    setUser(user);
    // Once, to avoid an endless loop.
    if (!compared && isOutdated(token, user)) await refresh(token);
    compared = true;
  } catch (error) {
    const { status } = error instanceof ApiFailure ? error : { status: 0 };
    const mayPass = status === 0 || status === 429 || status >= 500;
    if (!mayPass) return ended();
    if (useSession.getState().status !== 'loading') return;
    useSession.setState({ unavailable: true });
    timer = setTimeout(() => void look(), wait);
    wait = Math.min(wait * 2, longestWait);
  }
};

export const renew = async (): Promise<void> => {
  if ((await refresh(readTokens().token)) === 'renewed') await look();
};

/** Notifies the server of a sign-out; false if it was not reached. */
export const notifyEnd = (token: string): Promise<boolean> =>
  overNetwork('/api/auth/logout', {
    method: 'POST',
    body: JSON.stringify({ token }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    keepalive: true,
  }).then(
    // A token that is over already ends nothing any more.
    ({ status }) => status < 400 || status === 401,
    () => false,
  );
