import type { AccountUser, LoginAnswer } from '@carsi/contracts/identity/http/account';
import { create } from 'zustand';
import { clearTokens, storeTokens } from './tokens';

interface Session {
  /** 'loading' on the server, and until the browser knows. */
  status: 'loading' | 'in' | 'out';
  user: AccountUser | null;
  /** Still loading, because the server cannot be reached. */
  unavailable: boolean;
  /** All sessions have ended while the page still shows the result: a 401 must not replace it. */
  leaving: boolean;
}

/** Who is signed in. What changes that is in lifecycle.ts. */
export const useSession = create<Session>(() => ({
  status: 'loading',
  user: null,
  unavailable: false,
  leaving: false,
}));

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
