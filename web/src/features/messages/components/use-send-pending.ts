import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../../lib/account/me';
import { flush } from '../outbox';
import { intoCache } from '../use-live-messages';

/** Sends the pending messages now. */
export const useSendPending = (): (() => void) => {
  const user = useMe();
  const client = useQueryClient();
  return () => void flush(intoCache(client, user).message);
};
