import { useState } from 'react';
import { toast } from '../toast';
import { sentenceOf } from './failure';

interface ActionOptions {
  /** The server's sentence is shown where it gives one, else this one. A function is given the error and shows it itself. */
  failed: string | ((error: unknown) => void);
  /** 'toast' by default. 'titled': a toast of which `failed` is the title. 'inline': returned as `failure`, for `FormFailure`. */
  shown?: 'toast' | 'titled' | 'inline';
  /** Runs after success and after failure, and the action is busy until it is done: queries are invalidated here. */
  settled?: () => unknown;
}

export interface Action {
  busy: boolean;
  failure: string | null;
  /** Never rejects. `done` is shown as a toast after success. */
  run: (work: () => unknown, done?: string) => Promise<void>;
}

/**
 * A write: busy while it runs, its failure shown. TanStack's `useMutation` is not used: it waits for a connection instead of failing
 * without one, and costs public pages 2 kB.
 */
export const useAction = ({ failed, shown = 'toast', settled }: ActionOptions): Action => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const show = (error: unknown): void => {
    if (typeof failed === 'function') failed(error);
    else if (shown === 'titled') toast.error(failed, sentenceOf(error, ''));
    else if (shown === 'inline') setFailure(sentenceOf(error, failed));
    else toast.error(sentenceOf(error, failed));
  };
  const run = async (work: () => unknown, done?: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      if (done !== undefined) toast.success(done);
    } catch (error) {
      show(error);
    } finally {
      if (settled) await settled();
      setBusy(false);
    }
  };
  return { busy, failure, run };
};
