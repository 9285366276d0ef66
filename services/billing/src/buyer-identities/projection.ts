import type { BillingIdentity } from '@carsi/contracts/billing';
import type { Projection } from '@carsi/kernel/projection';
import type { BuyerEvent } from '../buyer/buyer.js';

export const buyerIdentities: Projection<BillingIdentity, BuyerEvent> = {
  name: 'buyer-identities',
  version: 1,
  rows: (_event, { stream }) => (stream.startsWith('buyer-') ? [stream.slice('buyer-'.length)] : []),
  // Read again after its key was destroyed, there is nothing in it.
  evolve: (_row, event) => (event.type === 'BuyerDescribed' ? (event.data.identity ?? undefined) : undefined),
};
