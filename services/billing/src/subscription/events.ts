import type { PlanId } from '@carsi/contracts/billing/plans';
import type { Event } from '@carsi/kernel/event';

// Names and shapes are on disk for ever. Times are ISO-8601 UTC.

/** A period of a plan that has to be paid: an invoice follows. Amounts in kuruş. */
export type PeriodOrdered = Event<
  'PeriodOrdered',
  {
    readonly invoiceId: string;
    readonly planId: PlanId;
    readonly days: number;
    readonly credit: number;
    readonly orderedAt: string;
    readonly dueAt: string;
    /** Begins once it is paid, because an earlier one was not. */
    readonly payFirst: boolean;
    /** Whose unpaid week this is; a renewal takes nobody's. */
    readonly ownerId?: string;
  }
>;
/** From now on the company has this plan. */
export type SubscriptionStarted = Event<
  'SubscriptionStarted',
  { readonly planId: PlanId; readonly trial: boolean; readonly endsAt: string; readonly ownerId: string | null }
>;
/** Another plan, or another end. */
export type SubscriptionChanged = Event<
  'SubscriptionChanged',
  { readonly planId: PlanId; readonly endsAt: string; readonly from?: PlanId }
>;
export type RenewalChosen = Event<'RenewalChosen', { readonly autoRenew: boolean }>;
/** Takes the place of the present one at its end; null: it goes on. */
export type NextPlanChosen = Event<'NextPlanChosen', { readonly planId: PlanId | null }>;
export type PeriodPaid = Event<'PeriodPaid', { readonly invoiceId: string; readonly paidAt: string }>;
/** Nobody has to pay it any more. */
export type PeriodWithdrawn = Event<'PeriodWithdrawn', { readonly invoiceId: string }>;
export type SubscriptionEnded = Event<
  'SubscriptionEnded',
  {
    readonly reason: 'expired' | 'unpaid' | 'closed' | 'canceled';
    readonly endedAt: string;
    readonly planId?: PlanId;
    /** Its last period was never paid. */
    readonly owing?: true;
  }
>;
/** Its end is near, and it does not go on as it is. */
export type PlanEndNeared = Event<
  'PlanEndNeared',
  { readonly planId: PlanId; readonly endsAt: string; readonly nextPlanId: PlanId; readonly trial: boolean }
>;
/** The day by which the running period has to be paid is near. Total in kuruş. */
export type PaymentDueNeared = Event<
  'PaymentDueNeared',
  { readonly invoiceId: string; readonly planId: PlanId; readonly total: number; readonly dueAt: string }
>;
export type SubscriptionEvent =
  | PeriodOrdered
  | SubscriptionStarted
  | SubscriptionChanged
  | RenewalChosen
  | NextPlanChosen
  | PeriodPaid
  | PeriodWithdrawn
  | SubscriptionEnded
  | PlanEndNeared
  | PaymentDueNeared;
