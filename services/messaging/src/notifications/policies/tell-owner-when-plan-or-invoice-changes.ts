import { plans } from '@carsi/contracts/billing/plans';
import type { BillingEvent } from '@carsi/contracts/billing/events';
import type { PlanFacts, PlanNotice } from '@carsi/contracts/messaging/notifications';
import type { Policy } from '@carsi/kernel/policy';
import type { NotifyOwner } from './notify.js';

/** Whenever money or time changes a company's plan, its owner is notified, unless they ended it themselves. */
export const tellOwnerWhenPlanOrInvoiceChanges: Policy<BillingEvent, NotifyOwner> = {
  name: 'tell-owner-when-plan-or-invoice-changes',
  from: 'now',
  when: (event, { by }) => {
    const notice = noticeOf(event);
    if (notice === undefined) return [];
    const { companyId } = event.data;
    const [kind, plan] = notice;
    const except = event.type === 'SubscriptionEnded' ? by : null;
    return [{ type: 'NotifyOwner', data: { companyId, kind, refs: { companyId, plan }, except } }];
  },
};

const noticeOf = (event: BillingEvent): readonly [PlanNotice, PlanFacts] | undefined => {
  switch (event.type) {
    case 'InvoiceIssued': {
      const { number, reference, total, dueAt: at } = event.data;
      return ['invoice-issued', { ...known({ number, reference, total }), at }];
    }
    case 'InvoicePaid': {
      const { number, total } = event.data;
      return ['invoice-paid', known({ number, total })];
    }
    case 'PlanEndNeared': {
      const { planId, nextPlanId, trial, endsAt: at } = event.data;
      return ['plan-ending', { planId, nextPlanId, trial, at }];
    }
    case 'PaymentDueNeared': {
      const { planId, total, dueAt: at } = event.data;
      return ['payment-due', { planId, total, at }];
    }
    case 'SubscriptionChanged': {
      const { planId, from } = event.data;
      const lower = from !== undefined && plans[planId].price < plans[from].price;
      return lower ? ['plan-lowered', { planId: from, nextPlanId: planId }] : undefined;
    }
    case 'SubscriptionEnded': {
      const { reason, planId } = event.data;
      if (reason === 'closed') return undefined;
      return [reason === 'unpaid' ? 'plan-lapsed' : 'plan-ended', known({ planId })];
    }
    case 'SubscriptionStarted':
      return undefined;
  }
};

/** Events that were written before these facts were in them. */
const known = <Facts extends object>(facts: Facts): { [Name in keyof Facts]?: NonNullable<Facts[Name]> } =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as never;
