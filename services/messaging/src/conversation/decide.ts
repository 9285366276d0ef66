import type { Side } from '@carsi/contracts/messaging/events';
import type { Command } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';
import type { ConversationEvent, MessagesForgotten, MessagesRead, ReportReason } from './events.js';
import { evolve, initial, otherSide, type Conversation } from './state.js';
import { checkedMessage, checkedNote } from './text.js';

interface BySide {
  readonly side: Side;
  /** The current owner of the company. */
  readonly ownerId: string | null;
}
export type StartConversation = Command<
  'StartConversation',
  {
    readonly personId: string;
    readonly ownerId: string | null;
    readonly open: boolean;
    readonly allowsMessages: boolean;
  }
>;
export type SendMessage = Command<
  'SendMessage',
  BySide & {
    readonly personId: string;
    readonly senderId: string;
    readonly clientId: string;
    readonly content: string;
    /** The company is public. */
    readonly open: boolean;
    readonly personErased: boolean;
  }
>;
export type MarkDelivered = Command<'MarkDelivered', BySide & { readonly upTo: number }>;
export type MarkRead = Command<'MarkRead', BySide & { readonly upTo: number }>;
export type ChangeConversation = Command<
  'ChangeConversation',
  BySide & {
    readonly starred?: boolean | undefined;
    readonly archived?: boolean | undefined;
    readonly read?: boolean | undefined;
    readonly blocked?: boolean | undefined;
  }
>;
export type ReportConversation = Command<
  'ReportConversation',
  BySide & { readonly reporterId: string; readonly reason: ReportReason; readonly note: string | null }
>;
/** An admin's. */
export type SettleReports = Command<'SettleReports', { readonly locked: boolean }>;
/** An admin's. */
export type SeeReported = Command<'SeeReported', Record<string, never>>;
export type EraseMessages = Command<'EraseMessages', MessagesForgotten['data']>;
export type ConversationCommand =
  | StartConversation
  | SendMessage
  | MarkDelivered
  | MarkRead
  | ChangeConversation
  | ReportConversation
  | SettleReports
  | SeeReported
  | EraseMessages;

const decide = (command: ConversationCommand, state: Conversation): readonly ConversationEvent[] => {
  if (command.type === 'StartConversation') return start(command, state);
  if (command.type === 'EraseMessages') return [{ type: 'MessagesForgotten', data: command.data }];
  if (command.type === 'SettleReports') return settle(command.data.locked, state);
  if (command.type === 'SeeReported')
    return state.reported ? [{ type: 'ReportedMessagesSeen', data: {} }] : refuse('REPORT_NOT_FOUND');
  // A company must not know of a person who only opened an empty conversation.
  if (!state.started || (command.data.side === 'company' && state.lastSeq === 0))
    return refuse('CONVERSATION_NOT_FOUND');
  switch (command.type) {
    case 'SendMessage':
      return send(command, state);
    case 'MarkDelivered': {
      const { side, ownerId } = command.data;
      const upTo = within(command.data, state);
      return upTo > state[side].delivered ? [{ type: 'MessagesDelivered', data: { side, ownerId, upTo } }] : [];
    }
    case 'MarkRead':
      return read(command.data, state);
    case 'ChangeConversation':
      return change(command, state);
    case 'ReportConversation': {
      const { side, ownerId, reporterId, reason } = command.data;
      const note = checkedNote(command.data.note);
      if (state[side].reported.includes(reason)) return [];
      return [{ type: 'ConversationReported', data: { side, ownerId, reporterId, reason, note } }];
    }
  }
};

const start = ({ data }: StartConversation, state: Conversation): readonly ConversationEvent[] => {
  if (state.started) return [];
  const { personId, ownerId, open, allowsMessages } = data;
  if (!open) return refuse('COMPANY_NOT_FOUND');
  if (ownerId === null) return refuse('COMPANY_UNCLAIMED');
  if (ownerId === personId) return refuse('CONVERSATION_WITH_ONESELF');
  if (!allowsMessages) return refuse('MESSAGES_OFF');
  return [{ type: 'ConversationStarted', data: { ownerId } }];
};

const send = ({ data }: SendMessage, state: Conversation): readonly ConversationEvent[] => {
  const { side, personId, ownerId, senderId, clientId, open, personErased } = data;
  const content = checkedMessage(data.content);
  if (!open) return refuse('COMPANY_NOT_FOUND');
  if (ownerId === null) return refuse('COMPANY_UNCLAIMED');
  if (ownerId === personId) return refuse('CONVERSATION_WITH_ONESELF');
  if (personErased) return refuse('PERSON_GONE');
  if (state.locked) return refuse('CONVERSATION_LOCKED');
  if (state.person.blocked || state.company.blocked) return refuse('CONVERSATION_BLOCKED');
  const seq = state.lastSeq + 1;
  return [{ type: 'MessageSent', data: { side, ownerId, senderId, seq, clientId, content } }];
};

const settle = (locked: boolean, state: Conversation): readonly ConversationEvent[] => {
  if (!state.reported) return refuse('REPORT_NOT_FOUND');
  const open = state.person.reported.length > 0 || state.company.reported.length > 0;
  return open || locked !== state.locked ? [{ type: 'ReportsSettled', data: { locked } }] : [];
};

const read = ({ side, ownerId, upTo }: MarkRead['data'], state: Conversation): readonly MessagesRead[] => {
  const readUpTo = Math.max(within({ side, upTo }, state), state[side].read);
  if (readUpTo === state[side].read && !state[side].markedUnread) return [];
  return [{ type: 'MessagesRead', data: { side, ownerId, upTo: readUpTo } }];
};

/** Own messages need no marks: no further than the last message of the other side. */
const within = ({ side, upTo }: { side: Side; upTo: number }, state: Conversation): number =>
  Math.min(upTo, state[otherSide(side)].lastSent);

const change = ({ data }: ChangeConversation, state: Conversation): readonly ConversationEvent[] => {
  const { side, ownerId, starred, archived, blocked } = data;
  const own = state[side];
  const of = { side, ownerId };
  const events: ConversationEvent[] = [];
  if (starred !== undefined && starred !== own.starred)
    events.push({ type: starred ? 'ConversationStarred' : 'ConversationUnstarred', data: of });
  if (archived !== undefined && archived !== own.archived)
    events.push({ type: archived ? 'ConversationArchived' : 'ConversationUnarchived', data: of });
  if (data.read === true) events.push(...read({ ...of, upTo: state.lastSeq }, state));
  const last = state[otherSide(side)].lastSent;
  if (data.read === false && !own.markedUnread && last > 0 && own.read === last)
    events.push({ type: 'ConversationMarkedUnread', data: of });
  if (blocked !== undefined && blocked !== own.blocked)
    events.push({ type: blocked ? 'ConversationBlocked' : 'ConversationUnblocked', data: of });
  return events;
};

export const conversation: Aggregate<Conversation, ConversationCommand, ConversationEvent> = {
  name: 'conversation',
  initial,
  decide,
  evolve,
};
