import type { TokensAnswer } from '@carsi/contracts/identity/http/account';
import type { FetchedJson } from '../http';
import { isExpired } from './claims';
import type { Tokens } from './tokens';

/**
 * 'renewed': another access token is stored. 'ended': the session is over and the tokens are deleted. 'away': no answer, so
 * the session stays.
 */
export type Refreshed = 'renewed' | 'ended' | 'away';

export interface RefreshPorts {
  read(): Tokens;
  store(tokens: Tokens): void;
  clear(): void;
  ask(refreshToken: string): Promise<FetchedJson>;
  /** A mutex, across tabs if the browser supports locks. */
  locked<T>(work: () => Promise<T>): Promise<T>;
  now(): number;
}

/**
 * Exchanges the refresh token. Every use of one ends it, and a second use ends the session: so one exchange at a time over all
 * tabs, and a waiting caller first checks whether another token has been stored meanwhile.
 */
export const refresher = (ports: RefreshPorts): ((disliked: string | null) => Promise<Refreshed>) => {
  const exchange = async (disliked: string | null): Promise<Refreshed> => {
    const { token, refreshToken } = ports.read();
    if (token && token !== disliked && !isExpired(token, ports.now())) return 'renewed';
    if (!refreshToken) {
      ports.clear();
      return 'ended';
    }
    const answer = await ports.ask(refreshToken).catch(() => null);
    const now = ports.read();
    // Another tab signed out, in again, or renewed the token meanwhile: its result counts.
    if (now.refreshToken !== refreshToken) return now.token ? 'renewed' : 'ended';
    if (answer?.status === 200) {
      ports.store(answer.body as TokensAnswer);
      return 'renewed';
    }
    if (answer?.status !== 401) return 'away';
    ports.clear();
    return 'ended';
  };
  let running: Promise<Refreshed> | null = null;
  return (disliked) => {
    running ??= ports.locked(() => exchange(disliked)).finally(() => (running = null));
    return running;
  };
};
