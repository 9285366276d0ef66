import type { SubscriberState } from '@carsi/contracts/messaging/newsletter';
import type { Projection } from '@carsi/kernel/projection';
import type { SubscriptionEvent } from './subscription.js';

/** A subscriber who has not left. */
export interface SubscriberRow {
  readonly email: string | null;
  readonly state: SubscriberState;
  readonly round: number;
  readonly askedAt: string;
  readonly confirmedAt: string | null;
  readonly letters: readonly string[];
  readonly lettersWait: boolean;
}

export const subscriberIndexes = [['state', 'askedAt'], ['askedAt'], ['lettersWait']];

const withMails = (row: SubscriberRow, mails: readonly string[]): SubscriberRow => ({
  ...row,
  letters: mails,
  lettersWait: mails.length > 0,
});

export const subscriberRows: Projection<SubscriberRow, SubscriptionEvent> = {
  name: 'newsletter-subscribers',
  version: 1,
  rows: (_event, { stream }) => (stream.startsWith('subscription-') ? [stream.slice('subscription-'.length)] : []),
  evolve: (row, event, { at }) => {
    switch (event.type) {
      case 'SubscriptionAsked': {
        const { email, round, askedAt, letter } = event.data;
        const requested = { email, state: 'waiting' as const, round, askedAt, confirmedAt: null };
        return { ...requested, letters: [`confirm-${letter}`], lettersWait: true };
      }
      case 'SubscriptionConfirmed':
        return row && withMails({ ...row, state: 'confirmed', confirmedAt: at }, ['welcome']);
      case 'SubscriptionEnded':
        return undefined;
      case 'SubscriptionLetterAsked':
        return (
          row &&
          withMails(
            row,
            row.letters.filter((letter) => letter !== event.data.letter),
          )
        );
    }
  },
};
