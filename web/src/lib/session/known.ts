import type { AccountUser } from '@carsi/contracts/identity/http/account';
import { useSession } from './session';

/** Resolves to the session's user once it is known: a press may come earlier. */
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
