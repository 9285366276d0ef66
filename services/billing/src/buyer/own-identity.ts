import type { BillingIdentity } from '@carsi/contracts/billing/calls';
import { billingIdentityBody, type BillingCalls } from '@carsi/contracts/billing/calls';
import { canonical } from '@carsi/kernel/given';
import type { Commands } from '@carsi/platform/events/commands';
import type { Served } from '@carsi/platform/hosting/client';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import type { EraseBuyerOf } from '../policies/forget-buyer-when-user-erased.js';
import type { BuyerCommand, BuyerEvent, BuyerNow } from './buyer.js';
import { readBuyer } from './read-buyer.js';

type Answers = Pick<Served<BillingCalls>, 'billingIdentity' | 'describeBuyer'>;

/**
 * A person's billing identity: set by themselves and invisible to others. It is read from its sealed stream, and no row contains it:
 * streams are short, and an invoice right after a change has the new identity.
 */
export class OwnIdentity implements Answers {
  constructor(
    private readonly parts: Pick<ServiceParts, 'keys' | 'store' | 'texts' | 'access' | 'clock'> & {
      readonly buyers: Commands<BuyerNow, BuyerCommand>;
    },
  ) {}

  async billingIdentity(_body: unknown, context: CallContext): Promise<{ identity: BillingIdentity | null }> {
    const { id } = this.parts.access.require(context);
    return { identity: await this.of(id) };
  }

  async describeBuyer(body: unknown, context: CallContext): Promise<{ identity: BillingIdentity | null }> {
    const { id } = this.parts.access.require(context);
    const data = parse(billingIdentityBody, body);
    // Deciders read sealed streams: whether anything changes is decided by the opened values.
    const known = await this.of(id);
    if (known && canonical(known) === canonical(readBuyer(data))) return { identity: known };
    const meta = metaOf(context, this.parts.clock, id);
    await this.parts.buyers.run(id, { type: 'DescribeBuyer', data, meta });
    return { identity: await this.of(id) };
  }

  async of(personId: string): Promise<BillingIdentity | null> {
    const newest = (await this.parts.store.read<BuyerEvent>(`buyer-${personId}`)).at(-1);
    const described = newest && (await this.parts.texts.open(newest)).events.at(-1);
    return described?.type === 'BuyerDescribed' ? described.data.identity : null;
  }

  async erase({ data: { userId }, meta }: EraseBuyerOf): Promise<void> {
    // First: a concurrent write cannot be sealed any more.
    await this.parts.keys.destroy(userId, 'billing');
    await this.parts.buyers.run(userId, { type: 'EraseBuyer', data: {}, meta });
  }
}
