import type { IssueState } from '@carsi/contracts/messaging/newsletter';
import type { Projection } from '@carsi/kernel/projection';
import type { IssueEvent } from './issue.js';

export interface IssueRow {
  readonly state: IssueState;
  readonly subject: string;
  readonly content: string;
  readonly changedAt: string;
  readonly sentAt: string | null;
  readonly reached: number;
}

export const issueIndexes = [['changedAt'], ['state']];

export const issueRows: Projection<IssueRow, IssueEvent> = {
  name: 'newsletter-issues',
  version: 1,
  rows: (_event, { stream }) => (stream.startsWith('issue-') ? [stream.slice('issue-'.length)] : []),
  evolve: (row, event, { at }) => {
    switch (event.type) {
      case 'IssueWritten':
        return { ...event.data, state: 'draft', changedAt: at, sentAt: null, reached: 0 };
      case 'IssueDiscarded':
        return undefined;
      case 'IssueSendingBegun':
        return row && { ...row, state: 'sending', changedAt: at, sentAt: at };
      case 'IssueReached':
        return row && { ...row, reached: row.reached + event.data.count };
      case 'IssueSent':
        return row && { ...row, state: 'sent' };
    }
  },
};
