import type { SubscriptionView } from '@carsi/contracts/billing/calls';
import type { Projection } from '@carsi/kernel/projection';
import type { SubscriptionEvent } from '../subscription/events.js';
import { basic, evolve, noticesOf, noTrialFor, type Subscription } from '../subscription/state.js';

/** A company's subscription, and when time next changes something about it. */
export interface SubscriptionRow {
  readonly companyId: string;
  readonly state: Subscription;
  /** Null: nothing is waited for. */
  readonly nextAt: string | null;
  /** The owner whose unpaid week it uses. */
  readonly weekOf: string | null;
}

export const subscriptions: Projection<SubscriptionRow, SubscriptionEvent> = {
  name: 'subscriptions',
  version: 4,
  rows: (_event, { stream }) => (stream.startsWith('subscription-') ? [stream.slice('subscription-'.length)] : []),
  evolve: (row, event, _occurrence, companyId) => {
    const state = evolve(row?.state ?? basic, event);
    const { end, payment } = noticesOf(state);
    const moments = [state.endsAt, state.due?.dueAt, end, payment].filter((at) => typeof at === 'string').sort();
    return { companyId, state, nextAt: moments[0] ?? null, weekOf: state.weekOf };
  },
};

/** Trial and unpaid week are the owner's, whichever company they are for: of the other companies the claims know. */
export const viewOfSubscription = (
  companyId: string,
  state: Subscription,
  ofOwner: { readonly trialAvailable: boolean; readonly weekSpent: boolean },
): SubscriptionView => {
  const { planId, endsAt, ended, due, trial, autoRenew, next, waiting } = state;
  const running = planId !== 'basic';
  return {
    companyId,
    planId,
    status: running || ended === null ? 'active' : ended.reason === 'canceled' ? 'canceled' : 'expired',
    endDate: endsAt ?? ended?.at ?? null,
    autoRenew,
    payment: trial ? 'trial' : due || waiting ? 'due' : running ? 'paid' : 'none',
    dueAt: due?.dueAt ?? null,
    nextPlanId: next,
    waitingPlanId: waiting?.planId ?? null,
    paymentFirst: state.lapsed || waiting !== null || ofOwner.weekSpent,
    trialAvailable: noTrialFor(state) === null && ofOwner.trialAvailable,
  };
};
