import { DAYS_OF_NOTICE, type PlanId } from '@carsi/contracts/billing/plans';
import type { SubscriptionEvent } from './events.js';

export interface Subscription {
  readonly planId: PlanId;
  readonly trial: boolean;
  /** Null on the basic plan, which has no end. */
  readonly endsAt: string | null;
  readonly autoRenew: boolean;
  readonly next: PlanId | null;
  /** Runs and is not paid yet. */
  readonly due: {
    readonly invoiceId: string;
    readonly dueAt: string;
    readonly planId: PlanId;
    readonly credit: number;
    /** Its owner was notified that it lapses soon. */
    readonly told: boolean;
  } | null;
  /** The end of which its owner was notified. */
  readonly endTold: string | null;
  /** The last paid invoice: concurrent confirmations are possible. */
  readonly paid: string | null;
  /** Starts after its payment. */
  readonly waiting: { readonly invoiceId: string; readonly planId: PlanId; readonly days: number } | null;
  /** Why and when the last one ended; null while one runs, and before the first. */
  readonly ended: { readonly reason: 'expired' | 'unpaid' | 'closed' | 'canceled'; readonly at: string } | null;
  /** It ran without being paid, however it ended: from then on payment comes first, until something was paid. */
  readonly lapsed: boolean;
  /** The owner whose unpaid week this company uses; null after payment. */
  readonly weekOf: string | null;
  readonly tried: boolean;
}

export const basic: Subscription = {
  planId: 'basic',
  trial: false,
  endsAt: null,
  autoRenew: false,
  next: null,
  due: null,
  endTold: null,
  paid: null,
  waiting: null,
  ended: null,
  lapsed: false,
  weekOf: null,
  tried: false,
};

export const evolve = (state: Subscription, event: SubscriptionEvent): Subscription => {
  switch (event.type) {
    case 'PeriodOrdered': {
      const { invoiceId, planId, days, credit, dueAt, payFirst, ownerId } = event.data;
      return payFirst
        ? { ...state, waiting: { invoiceId, planId, days } }
        : { ...state, weekOf: ownerId ?? state.weekOf, due: { invoiceId, dueAt, planId, credit, told: false } };
    }
    case 'SubscriptionStarted': {
      const { planId, trial, endsAt } = event.data;
      const begun = { planId, trial, endsAt, next: null, ended: null, autoRenew: !trial };
      return { ...state, ...begun, tried: state.tried || trial };
    }
    case 'SubscriptionChanged': {
      const { planId, endsAt } = event.data;
      return { ...state, planId, endsAt, trial: false, next: null };
    }
    case 'RenewalChosen':
      return { ...state, autoRenew: event.data.autoRenew };
    case 'NextPlanChosen':
      return { ...state, next: event.data.planId };
    case 'PeriodPaid':
      return {
        ...state,
        lapsed: false,
        weekOf: null,
        paid: event.data.invoiceId,
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
      const { reason, endedAt: at, owing = false } = event.data;
      const { tried, waiting, paid, weekOf } = state;
      const lapsed = state.lapsed || reason === 'unpaid' || owing;
      return { ...basic, tried, waiting, paid, weekOf, ended: { reason, at }, lapsed };
    }
    case 'PlanEndNeared':
      return { ...state, endTold: event.data.endsAt };
    case 'PaymentDueNeared':
      return { ...state, due: state.due && { ...state.due, told: true } };
  }
};

/** The reason against a trial now; null if possible. A trial with another company of the owner is a reservation. */
export const noTrialFor = ({
  tried,
  planId,
  lapsed,
  waiting,
}: Subscription): 'TRIAL_USED' | 'TRIAL_NOT_NOW' | 'TRIAL_AFTER_PAYMENT' | null => {
  if (tried) return 'TRIAL_USED';
  if (planId !== 'basic') return 'TRIAL_NOT_NOW';
  return lapsed || waiting ? 'TRIAL_AFTER_PAYMENT' : null;
};

const NOTICE_MS = DAYS_OF_NOTICE * 86_400_000;
const before = (at: string): string => new Date(Date.parse(at) - NOTICE_MS).toISOString();

/** When its owner must be notified of its end or lapse; null if that has happened, or if it continues. */
export const noticesOf = (state: Subscription): { readonly end: string | null; readonly payment: string | null } => {
  const { endsAt, endTold, autoRenew, next, due } = state;
  const goesOn = autoRenew && next === null;
  return {
    end: endsAt === null || endTold === endsAt || goesOn ? null : before(endsAt),
    payment: due === null || due.told ? null : before(due.dueAt),
  };
};
