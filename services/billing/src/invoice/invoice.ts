import type { PlanId } from '@carsi/contracts/billing';
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
  }
>;
export type InvoicePaid = Event<'InvoicePaid', { readonly companyId: string; readonly paidAt: string }>;
export type InvoiceVoided = Event<'InvoiceVoided', { readonly companyId: string }>;
export type InvoiceEvent = InvoiceIssued | InvoicePaid | InvoiceVoided;

export type InvoiceCommand =
  | Command<'IssueInvoice', InvoiceIssued['data']>
  | Command<'SettleInvoice', { readonly paidAt: string }>
  | Command<'VoidInvoice', Record<string, never>>;

export type InvoiceNow = { readonly is: 'none' | 'due' | 'paid' | 'void'; readonly companyId: string };

/** Once issued it never changes: it is paid or void, and keeps its number. */
export const invoice: Aggregate<InvoiceNow, InvoiceCommand, InvoiceEvent> = {
  name: 'invoice',
  initial: { is: 'none', companyId: '' },
  decide: (command, { is, companyId }) => {
    if (command.type === 'IssueInvoice') return is === 'none' ? [{ type: 'InvoiceIssued', data: command.data }] : [];
    if (is === 'none') return refuse('INVOICE_NOT_FOUND');
    if (command.type === 'SettleInvoice') {
      if (is === 'void') return refuse('INVOICE_VOID');
      return is === 'paid' ? [] : [{ type: 'InvoicePaid', data: { companyId, paidAt: command.data.paidAt } }];
    }
    if (is === 'paid') return refuse('INVOICE_PAID');
    return is === 'void' ? [] : [{ type: 'InvoiceVoided', data: { companyId } }];
  },
  evolve: (_state, event) => {
    const { companyId } = event.data;
    switch (event.type) {
      case 'InvoiceIssued':
        return { is: 'due', companyId };
      case 'InvoicePaid':
        return { is: 'paid', companyId };
      case 'InvoiceVoided':
        return { is: 'void', companyId };
    }
  },
};
