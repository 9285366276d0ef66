import type { InvoiceView } from '@carsi/contracts/billing/calls';

/** Who takes the money. Another provider is another adapter; the specs have one that pays at once. */
export interface Payments {
  /** Asks for the money. `settled` when it has come already. */
  ask(invoice: InvoiceView): Promise<{ readonly settled: boolean }>;
}

/** By bank transfer with the reference of the invoice: an admin sees it come and says so. */
export const bankTransfer: Payments = { ask: async () => ({ settled: false }) };
