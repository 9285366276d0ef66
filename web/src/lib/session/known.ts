import type { AccountUser } from '@carsi/contracts/http/account';
import { useSession } from './session';

/** Who is signed in, once it is known: somebody may be faster than that. */
export const knownUser = (): Promise<AccountUser | null> =>
  new Promise((resolve) => {
    const { status, user } = useSession.getState();
    if (status !== 'loading') return resolve(user);
    const stop = useSession.subscribe((session) => {
      if (session.status === 'loading') return;
      stop();
      resolve(session.user);
    });
  });
