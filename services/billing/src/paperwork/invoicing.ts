import type { Event, Meta } from '@carsi/kernel/event';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { dayOf } from '@carsi/turkish/calendar';
import type { Logger } from '@carsi/platform/logging';
import type { InvoiceCommand, InvoiceNow } from '../invoice/invoice.js';
import { amountsOf } from '../invoice/money.js';
import type { Parties } from '../invoice/parties.js';
import { numberText, referenceText, type GiveNumber, type NumberGiven } from '../invoice/numbers.js';
import type { PeriodOrdered, SubscriptionEvent } from '../subscription/events.js';
import type { Paperwork } from './projection.js';

const AT_ONCE = 100;

/**
 * Writes the invoices of subscriptions. Every step has a commandId derived from the invoice, so that it can be repeated after a
 * crash, by the repeated request or by the ticker. A number is assigned before its invoice is written, and always to the same one.
 */
export class Invoicing {
  constructor(
    private readonly parts: {
      readonly numbers: Commands<number, GiveNumber>;
      readonly invoices: Commands<InvoiceNow, InvoiceCommand>;
      readonly open: ReadModel<Paperwork>;
      readonly parties: Pick<Parties, 'of'>;
      readonly logger: Logger;
    },
  ) {}

  /** What was just decided about a company, in its order. */
  async write(companyId: string, events: readonly Event[], meta: Meta): Promise<void> {
    for (const event of events as readonly SubscriptionEvent[]) {
      if (event.type === 'PeriodOrdered') await this.#issue(companyId, event.data, meta);
      if (event.type === 'PeriodPaid') await this.#settle(event.data.invoiceId, event.data.paidAt, meta);
      if (event.type === 'PeriodWithdrawn') await this.#void(event.data.invoiceId, meta);
    }
  }

  /** What was left behind. */
  async catchUp(meta: (invoiceId: string) => Meta): Promise<void> {
    for (const { id, row } of await this.parts.open.find({ where: { open: true }, limit: AT_ONCE })) {
      try {
        const { companyId, order, wanted, paidAt } = row;
        await this.#issue(companyId, order, meta(id));
        if (wanted === 'paid') await this.#settle(id, paidAt!, meta(id));
        if (wanted === 'void') await this.#void(id, meta(id));
      } catch (error) {
        this.parts.logger.warn(
          { invoiceId: id, err: error },
          'an invoice could not be written and will be tried again',
        );
      }
    }
  }

  async #issue(companyId: string, order: PeriodOrdered['data'], meta: Meta): Promise<void> {
    const { invoiceId, planId, days, credit, orderedAt: issuedAt, dueAt } = order;
    const year = dayOf(issuedAt).slice(0, 4);
    const give: GiveNumber = {
      type: 'GiveNumber',
      data: { invoiceId },
      meta: { ...meta, commandId: `number-${invoiceId}` },
    };
    const given = (await this.parts.numbers.run(year, give)).events[0] as NumberGiven;
    const { number } = given.data;
    const numbers = { number: numberText(year, number), reference: referenceText(year, number) };
    const parties = await this.parts.parties.of(companyId);
    const sold = { companyId, ...numbers, planId, days, ...amountsOf(planId, credit), issuedAt, dueAt };
    const data = { ...sold, ...parties };
    await this.parts.invoices.run(invoiceId, { type: 'IssueInvoice', data, meta: { ...meta, commandId: 'issue' } });
  }

  async #settle(invoiceId: string, paidAt: string, meta: Meta): Promise<void> {
    const data = { paidAt };
    await this.parts.invoices.run(invoiceId, { type: 'SettleInvoice', data, meta: { ...meta, commandId: 'settle' } });
  }

  async #void(invoiceId: string, meta: Meta): Promise<void> {
    if ((await this.parts.invoices.state(invoiceId)).state.is === 'none') return;
    await this.parts.invoices.run(invoiceId, { type: 'VoidInvoice', data: {}, meta: { ...meta, commandId: 'void' } });
  }
}
