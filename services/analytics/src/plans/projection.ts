import type { BillingEvent } from '@carsi/contracts/billing/events';
import type { PlanId } from '@carsi/contracts/billing/plans';
import type { Projection } from '@carsi/kernel/projection';

/** How far back an owner may look follows from the plan. No row: basic. */
export interface KnownPlan {
  readonly planId: PlanId;
}

const ours: readonly BillingEvent['type'][] = ['SubscriptionStarted', 'SubscriptionChanged', 'SubscriptionEnded'];

export const knownPlan: Projection<KnownPlan, BillingEvent> = {
  name: 'analytics-plans',
  version: 1,
  rows: ({ type, data }) => (ours.includes(type) ? [data.companyId] : []),
  evolve: (row, event) => {
    switch (event.type) {
      case 'SubscriptionStarted':
      case 'SubscriptionChanged':
        return { planId: event.data.planId };
      case 'SubscriptionEnded':
        return undefined;
      default:
        return row;
    }
  },
};
