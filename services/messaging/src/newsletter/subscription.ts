import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// Names and shapes are on disk for ever. The address is sealed; the stream's name is what it is known by.

/** `round` counts how often an address began anew after it had left: each has a key of its own. */
interface OfRound {
  readonly round: number;
}
/** A confirmation was requested, for the `letter`th time in this round. */
export type SubscriptionAsked = Event<
  'SubscriptionAsked',
  OfRound & { readonly email: string; readonly letter: number; readonly askedAt: string }
>;
export type SubscriptionConfirmed = Event<'SubscriptionConfirmed', OfRound>;
export type SubscriptionEnded = Event<'SubscriptionEnded', OfRound>;
export type SubscriptionLetterAsked = Event<'SubscriptionLetterAsked', OfRound & { readonly letter: string }>;
export type SubscriptionEvent = SubscriptionAsked | SubscriptionConfirmed | SubscriptionEnded | SubscriptionLetterAsked;

export type AskSubscription = Command<'AskSubscription', { readonly email: string }>;
export type ConfirmSubscription = Command<'ConfirmSubscription', OfRound>;
export type EndSubscription = Command<'EndSubscription', OfRound>;
export type NoteSubscriptionMail = Command<'NoteSubscriptionMail', { readonly letter: string }>;
export type SubscriptionCommand = AskSubscription | ConfirmSubscription | EndSubscription | NoteSubscriptionMail;

export interface Subscription {
  readonly is: 'none' | 'waiting' | 'confirmed';
  readonly round: number;
  readonly mailsSent: number;
  readonly requestedAt: string;
  readonly recordedMails: readonly string[];
}

const DAY_MS = 24 * 3_600_000;
/** Validity of the link in the mail. */
export const CONFIRM_MS = 7 * DAY_MS;
/** A repeated request within this time gets no second mail. */
const AGAIN_MS = 10 * 60_000;
const MAX_CONFIRMATIONS = 3;

const since = (at: string, before: string): number => Date.parse(at) - Date.parse(before);

const decide = (command: SubscriptionCommand, state: Subscription): readonly SubscriptionEvent[] => {
  const { at } = command.meta;
  switch (command.type) {
    case 'AskSubscription': {
      const { email } = command.data;
      if (state.is === 'confirmed') return [];
      if (state.is === 'none')
        return [{ type: 'SubscriptionAsked', data: { round: state.round + 1, email, letter: 1, askedAt: at } }];
      if (since(at, state.requestedAt) < AGAIN_MS || state.mailsSent >= MAX_CONFIRMATIONS) return [];
      return [
        { type: 'SubscriptionAsked', data: { round: state.round, email, letter: state.mailsSent + 1, askedAt: at } },
      ];
    }
    case 'ConfirmSubscription': {
      const { round } = command.data;
      if (state.is === 'none' || state.round !== round) return refuse('NEWSLETTER_LINK_INVALID');
      if (state.is === 'confirmed') return [];
      if (since(at, state.requestedAt) > CONFIRM_MS) return refuse('NEWSLETTER_LINK_INVALID');
      return [{ type: 'SubscriptionConfirmed', data: { round } }];
    }
    case 'EndSubscription':
      return state.is === 'none' || state.round !== command.data.round
        ? []
        : [{ type: 'SubscriptionEnded', data: command.data }];
    case 'NoteSubscriptionMail': {
      const { letter } = command.data;
      return state.is === 'none' || state.recordedMails.includes(letter)
        ? []
        : [{ type: 'SubscriptionLetterAsked', data: { round: state.round, letter } }];
    }
  }
};

const evolve = (state: Subscription, event: SubscriptionEvent): Subscription => {
  switch (event.type) {
    case 'SubscriptionAsked': {
      const { round, letter, askedAt } = event.data;
      return {
        ...state,
        is: 'waiting',
        round,
        mailsSent: letter,
        requestedAt: askedAt,
        recordedMails: round === state.round ? state.recordedMails : [],
      };
    }
    case 'SubscriptionConfirmed':
      return { ...state, is: 'confirmed' };
    case 'SubscriptionEnded':
      return { ...state, is: 'none', recordedMails: [] };
    case 'SubscriptionLetterAsked':
      return { ...state, recordedMails: [...state.recordedMails, event.data.letter] };
  }
};

export const subscription: Aggregate<Subscription, SubscriptionCommand, SubscriptionEvent> = {
  name: 'subscription',
  initial: { is: 'none', round: 0, mailsSent: 0, requestedAt: '', recordedMails: [] },
  decide,
  evolve,
};
