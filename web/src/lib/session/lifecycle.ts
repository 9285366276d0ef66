import { clearSession, useSession } from './session';
import { readTokens, tokenKey } from './tokens';
import { reviewDraftKey, unsentKey } from './unsent';

/** The home page loads no more of the session than this; the rest is loaded once there is one. */
const live = () => import('./live');

/** Signs out here at once and notifies the server; false if that failed. */
export const signOut = async (): Promise<boolean> => {
  const { token } = readTokens();
  clearSession();
  localStorage.removeItem(unsentKey);
  // A lost session keeps drafts; signing out deletes them, so the next person here finds nothing.
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(reviewDraftKey)) sessionStorage.removeItem(key);
  if (!token) return true;
  return live().then(
    ({ notifyEnd }) => notifyEnd(token),
    () => false,
  );
};

/** Renews the tokens and the user after the token's claims have changed (verified, another type). */
export const renewSession = async (): Promise<void> => (await live()).renew();

const recall = (): void =>
  void live().then(
    ({ look }) => look(),
    () => useSession.setState({ unavailable: true }),
  );

/** Called after hydration, and by retries. */
export const recallSession = (): void => {
  const { token, refreshToken } = readTokens();
  if (token || refreshToken) recall();
  else useSession.setState({ status: 'out', user: null, unavailable: false });
};

export const startSession = (): (() => void) => {
  // Another tab signed in, out, or renewed the token.
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === tokenKey || key === null) recallSession();
  };
  window.addEventListener('storage', onStorage);
  recallSession();
  return () => window.removeEventListener('storage', onStorage);
};
