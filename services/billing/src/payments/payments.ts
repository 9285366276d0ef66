import type { InvoiceView } from '@carsi/contracts/billing/calls';

/** The payment provider. Another one is another adapter; the specs have one that pays at once. */
export interface Payments {
  /** Requests payment. `settled` if it is paid already. */
  ask(invoice: InvoiceView): Promise<{ readonly settled: boolean }>;
}

/** Bank transfer with the invoice's reference: an admin confirms its arrival. */
export const bankTransfer: Payments = { ask: async () => ({ settled: false }) };
