import type { Meta } from '@carsi/kernel/event';
import type { Clock, CallContext } from '../platform.js';

/** The meta of a command of this request. */
export const metaOf = (context: CallContext, clock: Clock, by: string | null): Meta => ({
  by,
  at: clock.now().toISOString(),
  commandId: context.commandId,
  ...(context.fingerprint !== undefined && { fingerprint: context.fingerprint }),
  correlationId: context.requestId,
});
