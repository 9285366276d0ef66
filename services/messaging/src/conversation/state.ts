import type { Side } from '@carsi/contracts/messaging/events';
import type { ConversationEvent, ReportReason } from './events.js';

/** The state of one side that rules need. */
export interface SideState {
  /** The position of its own last message. */
  readonly lastSent: number;
  readonly delivered: number;
  readonly read: number;
  readonly markedUnread: boolean;
  readonly starred: boolean;
  readonly archived: boolean;
  readonly blocked: boolean;
  readonly reported: readonly ReportReason[];
}

export interface Conversation extends Readonly<Record<Side, SideState>> {
  readonly started: boolean;
  readonly lastSeq: number;
  /** It was reported at some time. */
  readonly reported: boolean;
  /** An admin ended it. */
  readonly locked: boolean;
}

const quiet: SideState = {
  lastSent: 0,
  delivered: 0,
  read: 0,
  markedUnread: false,
  starred: false,
  archived: false,
  blocked: false,
  reported: [],
};
export const initial: Conversation = {
  started: false,
  lastSeq: 0,
  reported: false,
  locked: false,
  person: quiet,
  company: quiet,
};

export const otherSide = (side: Side): Side => (side === 'person' ? 'company' : 'person');

const on = (state: Conversation, side: Side, change: Partial<SideState>): Conversation => ({
  ...state,
  [side]: { ...state[side], ...change },
});

export const evolve = (state: Conversation, event: ConversationEvent): Conversation => {
  switch (event.type) {
    case 'ConversationStarted':
      return { ...state, started: true };
    case 'MessageSent': {
      const { side, seq } = event.data;
      const sent = on({ ...state, lastSeq: seq }, side, { lastSent: seq, archived: false });
      return on(sent, otherSide(side), { archived: false });
    }
    case 'MessagesDelivered':
      return on(state, event.data.side, { delivered: event.data.upTo });
    case 'MessagesRead': {
      const { side, upTo } = event.data;
      const delivered = Math.max(state[side].delivered, upTo);
      return on(state, side, { read: upTo, delivered, markedUnread: false });
    }
    case 'ConversationMarkedUnread':
      return on(state, event.data.side, { markedUnread: true });
    case 'ConversationStarred':
    case 'ConversationUnstarred':
      return on(state, event.data.side, { starred: event.type === 'ConversationStarred' });
    case 'ConversationArchived':
    case 'ConversationUnarchived':
      return on(state, event.data.side, { archived: event.type === 'ConversationArchived' });
    case 'ConversationBlocked':
    case 'ConversationUnblocked':
      return on(state, event.data.side, { blocked: event.type === 'ConversationBlocked' });
    case 'ConversationReported': {
      const { side, reason } = event.data;
      return on({ ...state, reported: true }, side, { reported: [...state[side].reported, reason] });
    }
    // What happens from now on can be reported again.
    case 'ReportsSettled':
      return {
        ...state,
        locked: event.data.locked,
        person: { ...state.person, reported: [] },
        company: { ...state.company, reported: [] },
      };
    case 'ReportedMessagesSeen':
    case 'MessagesForgotten':
      return state;
  }
};
