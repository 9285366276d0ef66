import { conversationReportReasons } from '@carsi/contracts/messaging/conversations';
import { sides, type Side } from '@carsi/contracts/messaging/events';
import type { Projection } from '@carsi/kernel/projection';
import type { ConversationEvent, ReportReason } from '../conversation/events.js';
import { conversationOf, membersOf } from '../conversation/ids.js';

/** A report of one side to the admins. */
export interface ReportRow {
  readonly conversationId: string;
  readonly companyId: string;
  readonly personId: string;
  readonly side: Side;
  readonly reporterId: string;
  readonly reason: ReportReason;
  /** Null also after its writer was erased. */
  readonly note: string | null;
  readonly at: string;
  /** No admin has decided yet. */
  readonly open: boolean;
  readonly settledAt: string | null;
  readonly locked: boolean;
}

export const reportIndexes = [['reporterId'], ['conversationId'], ['open', 'at']];

const idOf = (conversationId: string, side: Side, reason: ReportReason): string =>
  `${conversationId}_${side}_${reason}`;

export const conversationReports: Projection<ReportRow, ConversationEvent> = {
  name: 'conversation-reports',
  version: 2,
  rows: (event, { stream }) => {
    if (event.type === 'ConversationReported')
      return [idOf(conversationOf(stream), event.data.side, event.data.reason)];
    if (event.type !== 'MessagesForgotten' && event.type !== 'ReportsSettled') return [];
    return sides.flatMap((side) =>
      conversationReportReasons.map((reason) => idOf(conversationOf(stream), side, reason)),
    );
  },
  evolve: (row, event, { stream, at }) => {
    if (event.type === 'ConversationReported') {
      const { side, reporterId, reason, note } = event.data;
      const conversationId = conversationOf(stream);
      const report = { conversationId, ...membersOf(conversationId), side, reporterId, reason, note, at };
      return { ...report, open: true, settledAt: null, locked: row?.locked ?? false };
    }
    if (!row) return row;
    if (event.type === 'ReportsSettled') {
      const settledAt = row.open ? at : row.settledAt;
      return { ...row, open: false, settledAt, locked: event.data.locked };
    }
    if (event.type !== 'MessagesForgotten') return row;
    return row.reporterId === event.data.senderId ? { ...row, note: null } : row;
  },
};
