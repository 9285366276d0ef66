import { DAYS_TO_PAY, plans, TRIAL_DAYS, type PlanId } from '@carsi/contracts/billing/plans';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';
import { amountsOf, unusedOf } from '../invoice/money.js';
import type { ConfirmPayment, LetTimePass, StartTrial, Subscribe, SubscriptionCommand } from './commands.js';
import type { PeriodOrdered, SubscriptionEvent } from './events.js';
import { basic, evolve, noticesOf, noTrialFor, type Subscription } from './state.js';

const DAY_MS = 86_400_000;
const later = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();
const earliest = (one: string, other: string): string => (one < other ? one : other);
const latest = (one: string, other: string): string => (one > other ? one : other);
/** On disk for ever. */
const unpaidWeekOf = (ownerId: string): string => `unpaid:${ownerId}`;
const rank = (planId: PlanId): number => plans[planId].price;

const decide = (command: SubscriptionCommand, state: Subscription): readonly SubscriptionEvent[] => {
  switch (command.type) {
    case 'Subscribe':
      return subscribe(command, state);
    case 'StartTrial':
      return startTrial(command, state);
    case 'ChooseRenewal':
      if (state.planId === 'basic' || state.trial) return refuse('SUBSCRIPTION_NOT_RUNNING');
      if (state.autoRenew === command.data.autoRenew) return [];
      return [{ type: 'RenewalChosen', data: command.data }];
    case 'CancelSubscription':
      return [
        ...withdrawn(state.waiting),
        ...(state.planId === 'basic'
          ? []
          : [...withdrawn(state.due), ended(state, command.data.reason, command.meta.at)]),
      ];
    case 'ConfirmPayment':
      return confirm(command, state);
    case 'LetTimePass':
      return pass(command, state);
  }
};

const subscribe = ({ data, meta }: Subscribe, state: Subscription): readonly SubscriptionEvent[] => {
  const { planId, days, ownerId, payFirst = false } = data;
  if (days !== plans[planId].duration) return refuse('PLAN_DURATION');
  if (planId === state.planId && !state.trial) return staying(state);
  if (rank(planId) < rank(state.planId)) return stepDown(planId, state);
  const weekOf = state.weekOf ?? ownerId;
  if (state.planId === 'basic') {
    if (state.waiting?.planId === planId) return [];
    if (state.lapsed || state.waiting || payFirst)
      return [...withdrawn(state.waiting), ordered({ data, meta }, 0, true)];
    const started = { planId, trial: false, endsAt: later(meta.at, days), ownerId };
    return [ordered({ data, meta }, 0, false, weekOf), { type: 'SubscriptionStarted', data: started }];
  }
  if (payFirst) return refuse('PAYMENT_FIRST');
  // The rest of a trial runs first; an upgrade starts at once.
  const followsTrial = state.trial && planId === state.planId;
  const from = followsTrial ? state.endsAt! : meta.at;
  const paid = !state.trial && state.due === null;
  const order = ordered({ data, meta }, paid ? unusedOf(state.planId, state.endsAt!, meta.at) : 0, false, weekOf);
  // Changing between unpaid plans does not extend the payment date; nothing is due before a trial has ended.
  const { dueAt: soon } = order.data;
  const dueAt = followsTrial ? latest(soon, from) : earliest(soon, state.due?.dueAt ?? soon);
  return [
    ...withdrawn(state.due),
    { ...order, data: { ...order.data, dueAt } },
    { type: 'SubscriptionChanged', data: { planId, endsAt: later(from, days), from: state.planId } },
    ...(state.autoRenew ? [] : [{ type: 'RenewalChosen', data: { autoRenew: true } } as const]),
  ];
};

/** The current plan again: cancels a chosen downgrade. */
const staying = (state: Subscription): readonly SubscriptionEvent[] => [
  ...(state.next === null ? [] : [{ type: 'NextPlanChosen', data: { planId: null } } as const]),
  ...(state.next === 'basic' ? [{ type: 'RenewalChosen', data: { autoRenew: true } } as const] : []),
];

const stepDown = (planId: PlanId, state: Subscription): readonly SubscriptionEvent[] => {
  if (state.next === planId) return [];
  const autoRenew = planId !== 'basic';
  return [
    { type: 'NextPlanChosen', data: { planId } },
    ...(state.autoRenew === autoRenew ? [] : [{ type: 'RenewalChosen', data: { autoRenew } } as const]),
  ];
};

const startTrial = ({ data, meta }: StartTrial, state: Subscription): readonly SubscriptionEvent[] => {
  const refused = noTrialFor(state);
  if (refused) return refuse(refused);
  const endsAt = later(meta.at, TRIAL_DAYS);
  return [{ type: 'SubscriptionStarted', data: { planId: 'premium', trial: true, endsAt, ownerId: data.ownerId } }];
};

const confirm = ({ data, meta }: ConfirmPayment, state: Subscription): readonly SubscriptionEvent[] => {
  const paid = { type: 'PeriodPaid', data: { invoiceId: data.invoiceId, paidAt: meta.at } } as const;
  if (state.paid === data.invoiceId) return [];
  if (state.due?.invoiceId === data.invoiceId) return [paid];
  if (state.waiting?.invoiceId !== data.invoiceId) return refuse('INVOICE_VOID');
  const { planId, days } = state.waiting;
  const started = { planId, trial: false, endsAt: later(meta.at, days), ownerId: null };
  return [paid, { type: 'SubscriptionStarted', data: started }];
};

/** Unpaid: back to basic. At its end: the next plan, the same again, or none. Its owner is notified before both. */
const pass = ({ data, meta }: LetTimePass, state: Subscription): readonly SubscriptionEvent[] => {
  const { at } = meta;
  if (state.due && state.due.dueAt <= at) return [...withdrawn(state.due), ended(state, 'unpaid', at)];
  if (state.endsAt === null || state.endsAt > at) return notices(state, at);
  const planId = state.next ?? state.planId;
  if (!state.autoRenew || planId === 'basic') return [ended(state, 'expired', state.endsAt)];
  // After days of downtime nobody is billed for them.
  const from = Date.parse(at) - Date.parse(state.endsAt) > DAY_MS ? at : state.endsAt;
  const days = plans[planId].duration;
  return [
    ordered({ data: { planId, days, invoiceId: data.invoiceId }, meta }, 0, false),
    { type: 'SubscriptionChanged', data: { planId, endsAt: later(from, days), from: state.planId } },
  ];
};

const notices = (state: Subscription, at: string): readonly SubscriptionEvent[] => {
  const { planId, endsAt, trial, due } = state;
  const { end, payment } = noticesOf(state);
  const nextPlanId = state.next ?? 'basic';
  return [
    ...(end === null || end > at
      ? []
      : [{ type: 'PlanEndNeared', data: { planId, endsAt: endsAt!, nextPlanId, trial } } as const]),
    ...(due === null || payment === null || payment > at ? [] : [paymentNeared(due)]),
  ];
};

const paymentNeared = ({ invoiceId, planId, credit, dueAt }: NonNullable<Subscription['due']>): SubscriptionEvent => ({
  type: 'PaymentDueNeared',
  data: { invoiceId, planId, total: amountsOf(planId, credit).total, dueAt },
});

const ordered = (
  { data, meta }: { data: Pick<Subscribe['data'], 'planId' | 'days' | 'invoiceId'>; meta: { at: string } },
  credit: number,
  payFirst: boolean,
  ownerId: string | null = null,
): PeriodOrdered => {
  const { planId, days, invoiceId } = data;
  const dueAt = later(meta.at, DAYS_TO_PAY);
  const order = { invoiceId, planId, days, credit, orderedAt: meta.at, dueAt, payFirst };
  return { type: 'PeriodOrdered', data: { ...order, ...(ownerId !== null && { ownerId }) } };
};

const withdrawn = (of: { readonly invoiceId: string } | null): readonly SubscriptionEvent[] =>
  of ? [{ type: 'PeriodWithdrawn', data: { invoiceId: of.invoiceId } }] : [];

const ended = (
  { planId, due }: Subscription,
  reason: 'expired' | 'unpaid' | 'closed' | 'canceled',
  endedAt: string,
): SubscriptionEvent => ({
  type: 'SubscriptionEnded',
  data: { reason, endedAt, planId, ...(due && { owing: true }) },
});

/**
 * One stream a company. A trial is reserved for its owner for ever, an unpaid week until it is paid: no other company of theirs has
 * either at the same time, and only a payment releases the week.
 */
export const subscription: Aggregate<Subscription, SubscriptionCommand, SubscriptionEvent> = {
  name: 'subscription',
  initial: basic,
  decide,
  evolve,
  reservations: (events, before) => ({
    reservations: events.flatMap((event) => {
      if (event.type === 'SubscriptionStarted' && event.data.trial) return [`trial:${event.data.ownerId}`];
      return event.type === 'PeriodOrdered' && event.data.ownerId !== undefined
        ? [unpaidWeekOf(event.data.ownerId)]
        : [];
    }),
    releases: events.flatMap((event) =>
      event.type === 'PeriodPaid' && before.weekOf !== null ? [unpaidWeekOf(before.weekOf)] : [],
    ),
  }),
};
