import { CallTimeout, Refused, ServiceUnavailable, StoreUnavailable } from '@carsi/platform/platform';

/** Whether a service, or a server behind it, could not answer now: the same request may succeed in a moment. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ServiceUnavailable ||
  error instanceof CallTimeout ||
  error instanceof StoreUnavailable ||
  (error instanceof Refused && error.status >= 500);
