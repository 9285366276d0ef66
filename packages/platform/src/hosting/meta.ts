import type { Meta } from '@carsi/kernel/event';
import type { Clock, RequestContext } from '../platform.js';

/** The meta of the command that a request asks for. */
export const metaOf = (context: RequestContext, clock: Clock, by: string | null): Meta => ({
  by,
  at: clock.now().toISOString(),
  commandId: context.commandId,
  ...(context.fingerprint !== undefined && { fingerprint: context.fingerprint }),
  correlationId: context.requestId,
});
