import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// Names and shapes are on disk for ever.

interface Text {
  readonly subject: string;
  readonly content: string;
}
/** Identity has accepted the mails to the subscribers after `after` up to `upTo`, in the order of subscription. */
interface Stretch {
  readonly after: string;
  readonly upTo: string;
  readonly count: number;
}
export type IssueWritten = Event<'IssueWritten', Text>;
export type IssueDiscarded = Event<'IssueDiscarded', Record<string, never>>;
export type IssueSendingBegun = Event<'IssueSendingBegun', { readonly begunAt: string }>;
export type IssueReached = Event<'IssueReached', Stretch>;
export type IssueSent = Event<'IssueSent', Record<string, never>>;
export type IssueEvent = IssueWritten | IssueDiscarded | IssueSendingBegun | IssueReached | IssueSent;

export type WriteIssue = Command<'WriteIssue', Text>;
export type DiscardIssue = Command<'DiscardIssue', Record<string, never>>;
export type SendIssue = Command<'SendIssue', Record<string, never>>;
export type NoteProgress = Command<'NoteProgress', Stretch>;
export type FinishIssue = Command<'FinishIssue', Record<string, never>>;
export type IssueCommand = WriteIssue | DiscardIssue | SendIssue | NoteProgress | FinishIssue;

export interface Issue {
  readonly is: 'none' | 'draft' | 'sending' | 'sent';
  readonly begunAt: string;
  /** Subscription time of the last recipient so far. */
  readonly after: string;
}

const SUBJECT_MOST = 150;
/** The text is stored with every queued mail. */
const CONTENT_MOST = 8_000;

const read = ({ subject, content }: Text): Text => {
  const typed = {
    subject: subject.replace(/\s+/g, ' ').trim().normalize('NFC'),
    content: content.trim().normalize('NFC'),
  };
  if (typed.subject === '') return refuse('ISSUE_SUBJECT_REQUIRED');
  if ([...typed.subject].length > SUBJECT_MOST) return refuse('ISSUE_SUBJECT_TOO_LONG');
  if (typed.content === '') return refuse('ISSUE_CONTENT_REQUIRED');
  if ([...typed.content].length > CONTENT_MOST) return refuse('ISSUE_CONTENT_TOO_LONG');
  return typed;
};

const decide = (command: IssueCommand, state: Issue): readonly IssueEvent[] => {
  switch (command.type) {
    case 'WriteIssue':
      if (state.is === 'sending' || state.is === 'sent') return refuse('ISSUE_SENT');
      return [{ type: 'IssueWritten', data: read(command.data) }];
    case 'DiscardIssue':
      if (state.is === 'none') return [];
      if (state.is !== 'draft') return refuse('ISSUE_SENT');
      return [{ type: 'IssueDiscarded', data: {} }];
    case 'SendIssue':
      if (state.is === 'none') return refuse('ISSUE_NOT_FOUND');
      return state.is === 'draft' ? [{ type: 'IssueSendingBegun', data: { begunAt: command.meta.at } }] : [];
    case 'NoteProgress':
      // Two replicas may send the same batch; each mail is one, and so is its note.
      return state.is === 'sending' && state.after === command.data.after
        ? [{ type: 'IssueReached', data: command.data }]
        : [];
    case 'FinishIssue':
      return state.is === 'sending' ? [{ type: 'IssueSent', data: {} }] : [];
  }
};

const evolve = (state: Issue, event: IssueEvent): Issue => {
  switch (event.type) {
    case 'IssueWritten':
      return { ...state, is: 'draft' };
    case 'IssueDiscarded':
      return { ...state, is: 'none' };
    case 'IssueSendingBegun':
      return { ...state, is: 'sending', begunAt: event.data.begunAt };
    case 'IssueReached':
      return { ...state, after: event.data.upTo };
    case 'IssueSent':
      return { ...state, is: 'sent' };
  }
};

export const issue: Aggregate<Issue, IssueCommand, IssueEvent> = {
  name: 'issue',
  initial: { is: 'none', begunAt: '', after: '' },
  decide,
  evolve,
};
