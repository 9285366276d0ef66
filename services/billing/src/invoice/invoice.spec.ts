import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { invoice, type InvoiceCommand, type InvoiceEvent } from './invoice.js';
import { numbers, numberText, referenceText, type NumberGiven } from './numbers.js';

const meta = { by: 'billing', at: '2026-11-21T09:00:00.000Z', commandId: 'c', correlationId: 'r' };
const paidAt = '2026-11-23T09:00:00.000Z';
const data = {
  companyId: 'kebap',
  number: 'CRS2026000000007',
  reference: 'CARSI-2026-000007',
  planId: 'premium' as const,
  days: 30,
  price: 9_900,
  credit: 0,
  total: 9_900,
  kdv: 1_650,
  issuedAt: '2026-11-21T09:00:00.000Z',
  dueAt: '2026-11-28T09:00:00.000Z',
};

describe('an invoice', () => {
  const given = specification(invoice);
  const issue: InvoiceCommand = { type: 'IssueInvoice', data, meta };
  const settle: InvoiceCommand = { type: 'SettleInvoice', data: { paidAt }, meta };
  const cancel: InvoiceCommand = { type: 'VoidInvoice', data: {}, meta };
  const issued: InvoiceEvent = { type: 'InvoiceIssued', data };
  const { companyId, number, total } = data;
  const paid: InvoiceEvent = { type: 'InvoicePaid', data: { companyId, paidAt, number, total } };
  const voided: InvoiceEvent = { type: 'InvoiceVoided', data: { companyId } };

  it('is issued once, and never changes', () => {
    given().when(issue).then(issued);
    given(issued).when(issue).thenNothing();
    given(issued, paid).when(issue).thenNothing();
  });
  it('is paid once, unless nobody has to pay it any more', () => {
    given(issued).when(settle).then(paid);
    given(issued, paid).when(settle).thenNothing();
    given(issued, voided).when(settle).thenRefused('INVOICE_VOID');
  });
  it('is void once, unless its money has come', () => {
    given(issued).when(cancel).then(voided);
    given(issued, voided).when(cancel).thenNothing();
    given(issued, paid).when(cancel).thenRefused('INVOICE_PAID');
  });
  it('that was never issued is neither paid nor void', () => {
    given().when(settle).thenRefused('INVOICE_NOT_FOUND');
    given().when(cancel).thenRefused('INVOICE_NOT_FOUND');
  });
});

describe('the numbers of a year', () => {
  const given = specification(numbers);
  const event = (invoiceId: string, number: number): NumberGiven => ({
    type: 'NumberGiven',
    data: { invoiceId, number },
  });
  it('begin at one and leave none out', () => {
    given()
      .when({ type: 'GiveNumber', data: { invoiceId: 'a' }, meta })
      .then(event('a', 1));
    given(event('a', 1))
      .when({ type: 'GiveNumber', data: { invoiceId: 'b' }, meta })
      .then(event('b', 2));
  });
  it('are written as invoices have them in Turkey, and short for a bank', () =>
    expect([numberText('2026', 7), referenceText('2026', 7)]).toEqual(['CRS2026000000007', 'CARSI-2026-000007']));
});
