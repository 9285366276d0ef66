import type { BillingIdentity } from '@carsi/contracts/billing';
import { billingIdentityBody, type BillingRequests } from '@carsi/contracts/billing-requests';
import { canonical } from '@carsi/kernel/given';
import type { Commands } from '@carsi/platform/events/commands';
import type { View, Views } from '@carsi/platform/events/views';
import type { Access } from '@carsi/platform/hosting/access';
import type { Served } from '@carsi/platform/hosting/client';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { PersonalKeys } from '@carsi/platform/personal/keys';
import { StoreAway, type Clock, type EventStore, type RequestContext } from '@carsi/platform/platform';
import { buyerIdentities } from '../buyer-identities/projection.js';
import type { ForgetBuyerOf } from '../policies/forget-buyer-when-user-erased.js';
import type { BuyerCommand, BuyerNow } from './buyer.js';
import { readBuyer } from './read-buyer.js';

type Answers = Pick<Served<BillingRequests>, 'billingIdentity' | 'describeBuyer'>;

/** Who one's invoices are made out to: everybody says it of themselves, and nobody sees another's. */
export class OwnIdentity implements Answers {
  readonly #rows: View<BillingIdentity>;

  constructor(
    private readonly parts: {
      readonly buyers: Commands<BuyerNow, BuyerCommand>;
      readonly keys: PersonalKeys;
      readonly store: EventStore;
      readonly views: Views;
      readonly access: Access;
      readonly clock: Clock;
    },
  ) {
    this.#rows = parts.views.view(buyerIdentities);
  }

  async billingIdentity(_body: unknown, context: RequestContext): Promise<{ identity: BillingIdentity | null }> {
    const { id } = this.parts.access.require(context);
    return { identity: await this.of(id) };
  }

  async describeBuyer(
    body: Parameters<BillingRequests['describeBuyer']>[0],
    context: RequestContext,
  ): Promise<{ identity: BillingIdentity | null }> {
    const { id } = this.parts.access.require(context);
    const data = parse(billingIdentityBody, body);
    // Deciders read sealed streams: whether anything changed is seen by what is shown.
    const known = await this.of(id);
    if (known && canonical(known) === canonical(readBuyer(data))) return { identity: known };
    const meta = metaOf(context, this.parts.clock, id);
    await this.parts.buyers.run(id, { type: 'DescribeBuyer', data, meta });
    return { identity: await this.of(id) };
  }

  /** With all that was accepted: an invoice that follows at once is made out to it. */
  async of(personId: string): Promise<BillingIdentity | null> {
    const { store, views } = this.parts;
    if (!(await views.passed([buyerIdentities.name], await store.head())))
      throw new StoreAway('The list of buyers is behind.');
    return (await this.#rows.get(personId)) ?? null;
  }

  async forget({ data: { userId }, meta }: ForgetBuyerOf): Promise<void> {
    // First: what is said in this moment is sealed by nothing.
    await this.parts.keys.destroy(userId, 'billing');
    await this.parts.buyers.run(userId, { type: 'ForgetBuyer', data: {}, meta });
  }
}
