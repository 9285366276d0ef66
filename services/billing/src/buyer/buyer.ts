import type { BillingIdentity } from '@carsi/contracts/billing/calls';
import type { TypedBillingIdentity } from '@carsi/contracts/billing/calls';
import type { Command, Event } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';
import { readBuyer } from './read-buyer.js';

// Names and shapes are on disk for ever. Streams are `buyer-<personId>`.

/** Sealed; null once the person was erased. */
export type BuyerDescribed = Event<'BuyerDescribed', { readonly identity: BillingIdentity | null }>;
export type BuyerForgotten = Event<'BuyerForgotten', Record<string, never>>;
export type BuyerEvent = BuyerDescribed | BuyerForgotten;

export type DescribeBuyer = Command<'DescribeBuyer', TypedBillingIdentity>;
export type EraseBuyer = Command<'EraseBuyer', Record<string, never>>;
export type BuyerCommand = DescribeBuyer | EraseBuyer;

export interface BuyerNow {
  readonly is: 'unknown' | 'described' | 'forgotten';
}

/** The buyer on an owner's future invoices. Issued invoices do not change. */
export const buyer: Aggregate<BuyerNow, BuyerCommand, BuyerEvent> = {
  name: 'buyer',
  initial: { is: 'unknown' },
  decide: (command, { is }) => {
    if (command.type === 'EraseBuyer') return is === 'described' ? [{ type: 'BuyerForgotten', data: {} }] : [];
    return [{ type: 'BuyerDescribed', data: { identity: readBuyer(command.data) } }];
  },
  evolve: (_state, { type }) => ({ is: type === 'BuyerDescribed' ? 'described' : 'forgotten' }),
};
