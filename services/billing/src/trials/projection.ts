import type { Projection } from '@carsi/kernel/projection';
import type { SubscriptionEvent } from '../subscription/events.js';

/** Which owners have had their trial; the claim on the store is what decides. */
export interface Trial {
  readonly companyId: string;
}

export const trials: Projection<Trial, SubscriptionEvent> = {
  name: 'trials',
  version: 1,
  rows: (event) =>
    event.type === 'SubscriptionStarted' && event.data.trial && event.data.ownerId !== null ? [event.data.ownerId] : [],
  evolve: (_row, _event, { stream }) => ({ companyId: stream.slice('subscription-'.length) }),
};
