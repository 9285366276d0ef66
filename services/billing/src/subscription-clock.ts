import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { Invoicing } from './paperwork/invoicing.js';
import type { SubscriptionCommand } from './subscription/commands.js';
import type { Subscription } from './subscription/state.js';
import type { SubscriptionRow } from './subscriptions/projection.js';

const AT_ONCE = 200;

/**
 * Notifies subscriptions of due moments, and writes pending invoices. The decider decides what follows: of two replicas that notice
 * a moment, the second finds nothing to do. The commandId is not derived from the moment, which can come twice: an unpaid upgrade is
 * due on the same day as the first plan.
 */
export class SubscriptionClock {
  constructor(
    private readonly parts: Pick<ServiceParts, 'clock' | 'ids' | 'logger'> & {
      readonly subscriptions: Commands<Subscription, SubscriptionCommand>;
      readonly rows: ReadModel<SubscriptionRow>;
      readonly invoicing: Invoicing;
    },
  ) {}

  async turn(): Promise<number> {
    const { rows, subscriptions, invoicing, clock, ids, logger } = this.parts;
    const at = clock.now().toISOString();
    const meta = (commandId: string) => ({ by: 'billing', at, commandId, correlationId: commandId });
    await invoicing.catchUp((invoiceId) => meta(`paperwork-${invoiceId}`));
    const due = await rows.find({ where: { nextAt: { lte: at, gt: '' } }, sort: [['nextAt', 'asc']], limit: AT_ONCE });
    for (const { id } of due) {
      try {
        const commandMeta = meta(`time-${ids.next()}`);
        const data = { invoiceId: ids.next() };
        const { events } = await subscriptions.run(id, { type: 'LetTimePass', data, meta: commandMeta });
        await invoicing.write(id, events, commandMeta);
      } catch (error) {
        logger.warn({ companyId: id, err: error }, 'a subscription missed its moment and will be told again');
      }
    }
    return due.length;
  }
}
