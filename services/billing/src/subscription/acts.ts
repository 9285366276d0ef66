import { adminActs } from '@carsi/platform/audit/admin-acts';
import type { SubscriptionEvent } from './events.js';

/** Only admins confirm payments, except a provider that collects itself. */
export const acts = adminActs<SubscriptionEvent>({
  PeriodPaid: (_data, { by }) => (by === 'payments' ? undefined : { kind: 'company' }),
});
