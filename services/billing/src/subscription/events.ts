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
    /** Starts after payment, because an earlier period was not paid. */
    readonly payFirst: boolean;
    /** The owner whose unpaid week it uses; none for a renewal. */
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
/** Replaces the current plan at its end; null: it continues. */
export type NextPlanChosen = Event<'NextPlanChosen', { readonly planId: PlanId | null }>;
export type PeriodPaid = Event<'PeriodPaid', { readonly invoiceId: string; readonly paidAt: string }>;
/** It is no longer due. */
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
