import type { BillingIdentity, Buyer, Seller } from '@carsi/contracts/billing/calls';
import type { PlanId } from '@carsi/contracts/billing/plans';
import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';
import type { Amounts } from './money.js';

// Names and shapes are on disk for ever. Amounts in kuruş.

export type InvoiceIssued = Event<
  'InvoiceIssued',
  Amounts & {
    readonly companyId: string;
    readonly number: string;
    readonly reference: string;
    readonly planId: PlanId;
    readonly days: number;
    readonly issuedAt: string;
    readonly dueAt: string;
    /** Frozen: a company that is renamed later was not invoiced under its new name. */
    readonly buyer?: Buyer;
    /** Whom it is made out to, sealed under a key of this person that outlives them. */
    readonly buyerId?: string;
    readonly madeOutTo?: BillingIdentity | null;
    readonly seller?: Seller;
  }
>;
export type InvoicePaid = Event<
  'InvoicePaid',
  { readonly companyId: string; readonly paidAt: string; readonly number?: string; readonly total?: number }
>;
export type InvoiceVoided = Event<'InvoiceVoided', { readonly companyId: string }>;
export type InvoiceEvent = InvoiceIssued | InvoicePaid | InvoiceVoided;

export type InvoiceCommand =
  | Command<'IssueInvoice', InvoiceIssued['data']>
  | Command<'SettleInvoice', { readonly paidAt: string }>
  | Command<'VoidInvoice', Record<string, never>>;

export interface InvoiceNow {
  readonly is: 'none' | 'due' | 'paid' | 'void';
  readonly companyId: string;
  readonly number: string;
  readonly total: number;
}

/** An issued invoice never changes: it becomes paid or void, and keeps its number. */
export const invoice: Aggregate<InvoiceNow, InvoiceCommand, InvoiceEvent> = {
  name: 'invoice',
  initial: { is: 'none', companyId: '', number: '', total: 0 },
  decide: (command, { is, companyId, number, total }) => {
    if (command.type === 'IssueInvoice') return is === 'none' ? [{ type: 'InvoiceIssued', data: command.data }] : [];
    if (is === 'none') return refuse('INVOICE_NOT_FOUND');
    if (command.type === 'SettleInvoice') {
      if (is === 'void') return refuse('INVOICE_VOID');
      const { paidAt } = command.data;
      return is === 'paid' ? [] : [{ type: 'InvoicePaid', data: { companyId, paidAt, number, total } }];
    }
    if (is === 'paid') return refuse('INVOICE_PAID');
    return is === 'void' ? [] : [{ type: 'InvoiceVoided', data: { companyId } }];
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'InvoiceIssued': {
        const { companyId, number, total } = event.data;
        return { is: 'due', companyId, number, total };
      }
      case 'InvoicePaid':
        return { ...state, is: 'paid' };
      case 'InvoiceVoided':
        return { ...state, is: 'void' };
    }
  },
};
