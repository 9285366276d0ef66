import type { BillingEvent } from '@carsi/contracts/billing/events';
import type { PlanId } from '@carsi/contracts/billing/plans';
import type { Projection } from '@carsi/kernel/projection';

/** A company's plan, from billing. No row: basic. */
export interface CompanyPlan {
  readonly planId: Exclude<PlanId, 'basic'>;
  readonly endsAt: string;
}

/** The plan after an event of billing; undefined for basic. */
export const planAfter = (before: CompanyPlan | undefined, event: BillingEvent): CompanyPlan | undefined => {
  switch (event.type) {
    case 'SubscriptionStarted':
    case 'SubscriptionChanged': {
      const { planId, endsAt } = event.data;
      return planId === 'basic' ? undefined : { planId, endsAt };
    }
    case 'SubscriptionEnded':
      return undefined;
    default:
      return before;
  }
};

const ours: readonly BillingEvent['type'][] = ['SubscriptionStarted', 'SubscriptionChanged', 'SubscriptionEnded'];
export const isPlanEvent = (type: string): boolean => (ours as readonly string[]).includes(type);

export const companyPlan: Projection<CompanyPlan, BillingEvent> = {
  name: 'company-plan',
  version: 1,
  rows: ({ type, data }) => (isPlanEvent(type) ? [data.companyId] : []),
  evolve: planAfter,
};
