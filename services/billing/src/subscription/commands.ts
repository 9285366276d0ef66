import type { PlanId } from '@carsi/contracts/billing/plans';
import type { Command } from '@carsi/kernel/event';

/** `invoiceId`: the name of the invoice, should one be wanted. `payFirst`: another company of the owner has their unpaid week. */
export type Subscribe = Command<
  'Subscribe',
  {
    readonly planId: PlanId;
    readonly days: number;
    readonly invoiceId: string;
    readonly ownerId: string | null;
    readonly payFirst?: boolean;
  }
>;
export type StartTrial = Command<'StartTrial', { readonly ownerId: string }>;
export type ChooseRenewal = Command<'ChooseRenewal', { readonly autoRenew: boolean }>;
export type CancelSubscription = Command<'CancelSubscription', { readonly reason: 'canceled' | 'closed' }>;
export type ConfirmPayment = Command<'ConfirmPayment', { readonly invoiceId: string }>;
/** A moment at which something may be due: its `at` says which. */
export type LetTimePass = Command<'LetTimePass', { readonly invoiceId: string }>;

export type SubscriptionCommand =
  | Subscribe
  | StartTrial
  | ChooseRenewal
  | CancelSubscription
  | ConfirmPayment
  | LetTimePass;
