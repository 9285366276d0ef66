import { useState } from 'react';
import { sentenceOf } from '../../lib/forms/failure';
import { useAction } from '../../lib/forms/use-action';
import { ApiFailure } from '../../lib/http';
import { renewSession } from '../../lib/session/lifecycle';
import { useSession } from '../../lib/session/session';
import { useSecret } from './use-secret';

interface LinkOptions {
  /** Shown without a token. */
  invalid: string;
  failed: string;
  /** Refusals after which the link cannot be used again; every other failure can be retried. */
  final: readonly string[];
}

/** What a mailed link does. Mail programs open links by themselves: only the page's button runs it. */
export const useLinkAction = <Answer>(
  act: (token: string) => Promise<Answer>,
  { invalid, failed, final }: LinkOptions,
) => {
  const token = useSecret((query) => query.get('token'));
  const [done, setDone] = useState<Answer | null>(null);
  const [over, setOver] = useState(token ? null : { message: invalid, code: '' });
  const action = useAction({ failed, shown: 'inline' });
  const run = (): Promise<void> =>
    action.run(async () => {
      try {
        setDone(await act(token ?? ''));
      } catch (error) {
        if (!(error instanceof ApiFailure && final.includes(error.code))) throw error;
        return setOver({ message: sentenceOf(error, failed), code: error.code });
      }
      // Ends only this account's session; another account stays signed in.
      if (useSession.getState().status !== 'out') void renewSession();
    });
  return { ...action, run, done, over };
};
