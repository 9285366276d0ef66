import type { PersonalFields } from '@carsi/platform/personal/sealed-store';
import type { SubscriptionAsked } from './subscription.js';

/** Each round has its own key: an ended subscription is erased, and the address may subscribe again. */
export const roundKeyOf = (id: string, round: number): string => `subscription-${id}-${round}`;

export const newsletterTexts: Readonly<Record<string, PersonalFields>> = {
  SubscriptionAsked: {
    purpose: 'messages',
    fields: ['email'],
    person: ({ data }, stream) => `${stream}-${(data as SubscriptionAsked['data']).round}`,
  },
};
