import type { PlanId } from '@carsi/contracts/billing';
import type { SubscriptionEvent } from './events.js';

export interface Subscription {
  readonly planId: PlanId;
  readonly trial: boolean;
  /** Null on the basic plan, which has no end. */
  readonly endsAt: string | null;
  readonly autoRenew: boolean;
  readonly next: PlanId | null;
  /** Runs and is not paid yet. */
  readonly due: { readonly invoiceId: string; readonly dueAt: string } | null;
  /** Begins when it is paid. */
  readonly waiting: { readonly invoiceId: string; readonly planId: PlanId; readonly days: number } | null;
  /** Why and when the last one ended; null while one runs, and before the first. */
  readonly ended: { readonly reason: 'expired' | 'unpaid' | 'closed' | 'canceled'; readonly at: string } | null;
  /** It once ran without being paid: from then on payment comes first, until something was paid. */
  readonly lapsed: boolean;
  readonly tried: boolean;
}

export const basic: Subscription = {
  planId: 'basic',
  trial: false,
  endsAt: null,
  autoRenew: false,
  next: null,
  due: null,
  waiting: null,
  ended: null,
  lapsed: false,
  tried: false,
};

export const evolve = (state: Subscription, event: SubscriptionEvent): Subscription => {
  switch (event.type) {
    case 'PeriodOrdered': {
      const { invoiceId, planId, days, dueAt, payFirst } = event.data;
      return payFirst ? { ...state, waiting: { invoiceId, planId, days } } : { ...state, due: { invoiceId, dueAt } };
    }
    case 'SubscriptionStarted': {
      const { planId, trial, endsAt } = event.data;
      const begun = { planId, trial, endsAt, next: null, ended: null, autoRenew: !trial };
      return { ...state, ...begun, tried: state.tried || trial };
    }
    case 'SubscriptionChanged':
      return { ...state, ...event.data, trial: false, next: null };
    case 'RenewalChosen':
      return { ...state, autoRenew: event.data.autoRenew };
    case 'NextPlanChosen':
      return { ...state, next: event.data.planId };
    case 'PeriodPaid':
      return {
        ...state,
        lapsed: false,
        due: state.due?.invoiceId === event.data.invoiceId ? null : state.due,
        waiting: state.waiting?.invoiceId === event.data.invoiceId ? null : state.waiting,
      };
    case 'PeriodWithdrawn':
      return {
        ...state,
        due: state.due?.invoiceId === event.data.invoiceId ? null : state.due,
        waiting: state.waiting?.invoiceId === event.data.invoiceId ? null : state.waiting,
      };
    case 'SubscriptionEnded': {
      const { reason, endedAt: at } = event.data;
      const { tried, waiting } = state;
      return { ...basic, tried, waiting, ended: { reason, at }, lapsed: state.lapsed || reason === 'unpaid' };
    }
  }
};
