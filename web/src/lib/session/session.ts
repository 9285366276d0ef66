import type { AccountUser, LoginAnswer } from '@carsi/contracts/http/account';
import { create } from 'zustand';
import { reviewDraftKey, unsentKey } from './unsent';
import { clearTokens, storeTokens, readTokens, tokenKey } from './tokens';

interface Session {
  /** 'loading' on the server, and until the browser knows. */
  status: 'loading' | 'in' | 'out';
  user: AccountUser | null;
  /** Still loading, because the server cannot be reached. */
  unavailable: boolean;
  /** All sessions have ended while the page still shows the result: a 401 must not replace it. */
  leaving: boolean;
}

/** The session. The home page loads this file only; everything else is loaded once there is a session. */
export const useSession = create<Session>(() => ({
  status: 'loading',
  user: null,
  unavailable: false,
  leaving: false,
}));

const live = () => import('./live');

export const setUser = (user: AccountUser): void => useSession.setState({ status: 'in', user, unavailable: false });

export const signedIn = (answer: LoginAnswer): void => {
  storeTokens(answer);
  setUser(answer.user);
};

/** The session is over in this browser. */
export const clearSession = (): void => {
  clearTokens();
  useSession.setState({ status: 'out', user: null, unavailable: false, leaving: false });
};

/** The server says that the session is over. */
export const ended = (): void => (useSession.getState().leaving ? clearTokens() : clearSession());

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
