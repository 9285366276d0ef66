import type { Command, Event } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';

// Names and shapes are on disk for ever.

export type NumberGiven = Event<'NumberGiven', { readonly invoiceId: string; readonly number: number }>;
/** Its commandId is derived from the invoice: a repetition gets the same number, and no number is skipped. */
export type GiveNumber = Command<'GiveNumber', { readonly invoiceId: string }>;

/** The invoices of a year, one after the other from 1. Streams are `numbers-<year>`. */
export const numbers: Aggregate<number, GiveNumber, NumberGiven> = {
  name: 'numbers',
  initial: 0,
  decide: ({ data }, last) => [{ type: 'NumberGiven', data: { invoiceId: data.invoiceId, number: last + 1 } }],
  evolve: (_last, { data }) => data.number,
};

/** Three letters, the year and nine digits, as an invoice's number is written in Turkey. */
export const numberText = (year: string, number: number): string => `CRS${year}${String(number).padStart(9, '0')}`;
/** Short enough for the line of a bank transfer. */
export const referenceText = (year: string, number: number): string =>
  `CARSI-${year}-${String(number).padStart(6, '0')}`;
