import { adminActs } from '@carsi/platform/audit/admin-acts';
import type { SubscriptionEvent } from './events.js';

/** Only admins say that money has come, but for a provider that took it itself. */
export const acts = adminActs<SubscriptionEvent>({
  PeriodPaid: (_data, { by }) => (by === 'payments' ? undefined : { kind: 'company' }),
});
