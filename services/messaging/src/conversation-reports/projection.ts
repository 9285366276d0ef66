import { conversationReportReasons, sides, type Side } from '@carsi/contracts/messaging';
import type { Projection } from '@carsi/kernel/projection';
import type { ConversationEvent, ReportReason } from '../conversation/events.js';
import { conversationOf, membersOf } from '../conversation/ids.js';

/** What one side told the admins of a conversation. */
export interface ReportRow {
  readonly conversationId: string;
  readonly companyId: string;
  readonly personId: string;
  readonly side: Side;
  readonly reporterId: string;
  readonly reason: ReportReason;
  /** Null also where whoever wrote it was erased. */
  readonly note: string | null;
  readonly at: string;
}

export const reportIndexes = [['reporterId']];

const idOf = (conversationId: string, side: Side, reason: ReportReason): string =>
  `${conversationId}_${side}_${reason}`;

export const conversationReports: Projection<ReportRow, ConversationEvent> = {
  name: 'conversation-reports',
  version: 1,
  rows: (event, { stream }) => {
    if (event.type === 'ConversationReported')
      return [idOf(conversationOf(stream), event.data.side, event.data.reason)];
    if (event.type !== 'MessagesForgotten') return [];
    return sides.flatMap((side) =>
      conversationReportReasons.map((reason) => idOf(conversationOf(stream), side, reason)),
    );
  },
  evolve: (row, event, { stream, at }) => {
    if (event.type === 'ConversationReported') {
      const { side, reporterId, reason, note } = event.data;
      const conversationId = conversationOf(stream);
      return { conversationId, ...membersOf(conversationId), side, reporterId, reason, note, at };
    }
    if (event.type !== 'MessagesForgotten' || !row) return row;
    return row.reporterId === event.data.senderId ? { ...row, note: null } : row;
  },
};
