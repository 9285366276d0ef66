import type { AccountUser, LoginAnswer } from '@carsi/contracts/http/account';
import { create } from 'zustand';
import { reviewDraftKey, unsentKey } from './unsent';
import { clearTokens, keepTokens, readTokens, tokenKey } from './tokens';

interface Session {
  /** 'loading' on the server, and until the browser knows. */
  status: 'loading' | 'in' | 'out';
  user: AccountUser | null;
  /** Still loading, because the server cannot be reached. */
  away: boolean;
  /** All sessions have ended, and the page still says something about it: nothing that is answered 401 meanwhile takes it away. */
  leaving: boolean;
}

/** Who is signed in. The home page pays for this file only: what a session needs is fetched when there is one. */
export const useSession = create<Session>(() => ({
  status: 'loading',
  user: null,
  away: false,
  leaving: false,
}));

const live = () => import('./live');

export const setUser = (user: AccountUser): void => useSession.setState({ status: 'in', user, away: false });

export const signedIn = (answer: LoginAnswer): void => {
  keepTokens(answer);
  setUser(answer.user);
};

/** The session is over in this browser. */
export const forget = (): void => {
  clearTokens();
  useSession.setState({ status: 'out', user: null, away: false, leaving: false });
};

/** The server says that the session is over. */
export const ended = (): void => (useSession.getState().leaving ? clearTokens() : forget());

/** Here at once, and told to the server as well as that goes: false where it did not hear of it. */
export const signOut = async (): Promise<boolean> => {
  const { token } = readTokens();
  forget();
  localStorage.removeItem(unsentKey);
  // A session that is lost leaves what was being written; whoever signs out leaves nothing to the next one here.
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(reviewDraftKey)) sessionStorage.removeItem(key);
  if (!token) return true;
  return live().then(
    ({ tellEnd }) => tellEnd(token),
    () => false,
  );
};

/** Asks for new tokens and the user anew: what the token says of a person has changed (verified, another type). */
export const renewSession = async (): Promise<void> => (await live()).renew();

const recall = (): void =>
  void live().then(
    ({ look }) => look(),
    () => useSession.setState({ away: true }),
  );

/** Called once the page is alive, and again by who wants to try again. */
export const recallSession = (): void => {
  const { token, refreshToken } = readTokens();
  if (token || refreshToken) recall();
  else useSession.setState({ status: 'out', user: null, away: false });
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
