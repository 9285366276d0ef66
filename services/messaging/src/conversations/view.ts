import type { ConversationView, MessageView, ReadMarks } from '@carsi/contracts/messaging/conversations';
import type { Side } from '@carsi/contracts/messaging/events';
import { conversationIdOf } from '../conversation/ids.js';
import type { ConversationRow } from './projection.js';
import { countOf } from './unread.js';

export const readMarksOf = ({ person, company }: ConversationRow): Readonly<Record<Side, ReadMarks>> => ({
  person: { delivered: person.delivered, read: person.read },
  company: { delivered: company.delivered, read: company.read },
});

export const conversationViewOf = (
  row: ConversationRow,
  side: Side,
  ownerId: string | null,
  lastMessage: MessageView | null,
): ConversationView => {
  const { companyId, personId, revision, lastSeq, at } = row;
  const { unread, markedUnread, favorite, list } = row[side];
  return {
    id: conversationIdOf(companyId, personId),
    companyId,
    personId,
    ownerId,
    side,
    revision,
    lastSeq,
    lastMessage,
    reached: readMarksOf(row),
    unread: Math.max(countOf(unread), markedUnread ? 1 : 0),
    favorite,
    archived: list === 'archive',
    blockedBy: (['person', 'company'] as const).filter((each) => row[each].blocked),
    at,
  };
};
