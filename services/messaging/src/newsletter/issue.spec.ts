import { specification } from '@carsi/kernel/given';
import { describe, it } from 'vitest';
import { issue, type IssueCommand, type IssueEvent } from './issue.js';

const at = '2026-11-21T09:00:00.000Z';
const command = (type: IssueCommand['type'], data: object = {}): IssueCommand =>
  ({ type, data, meta: { by: 'yonetici', at, commandId: 'c', correlationId: 'r' } }) as IssueCommand;

describe('an issue of the newsletter', () => {
  const given = specification(issue);
  const text = { subject: 'Kasım', content: '# Yenilikler' };
  const written: IssueEvent = { type: 'IssueWritten', data: text };
  const begun: IssueEvent = { type: 'IssueSendingBegun', data: { begunAt: at } };
  const stretch = { after: '', upTo: '2026-11-01T00:00:00.000Z', count: 50 };
  const reached: IssueEvent = { type: 'IssueReached', data: stretch };
  const sent: IssueEvent = { type: 'IssueSent', data: {} };
  const write = (over: Partial<typeof text> = {}) => command('WriteIssue', { ...text, ...over });

  it('is written and changed as long as nobody has got it', () => {
    given().when(write()).then(written);
    given(written)
      .when(write({ subject: ' Aralık\n sayısı ' }))
      .then({ type: 'IssueWritten', data: { ...text, subject: 'Aralık sayısı' } });
    given(written, begun).when(write()).thenRefused('ISSUE_SENT');
    given(written, begun, sent).when(write()).thenRefused('ISSUE_SENT');
  });

  it('needs a subject and something to say, neither longer than a letter carries', () => {
    given()
      .when(write({ subject: ' ' }))
      .thenRefused('ISSUE_SUBJECT_REQUIRED');
    given()
      .when(write({ subject: 'x'.repeat(151) }))
      .thenRefused('ISSUE_SUBJECT_TOO_LONG');
    given()
      .when(write({ content: '\n' }))
      .thenRefused('ISSUE_CONTENT_REQUIRED');
    given()
      .when(write({ content: 'x'.repeat(8_001) }))
      .thenRefused('ISSUE_CONTENT_TOO_LONG');
  });

  it('can be discarded as a draft only', () => {
    given(written).when(command('DiscardIssue')).then({ type: 'IssueDiscarded', data: {} });
    given().when(command('DiscardIssue')).thenNothing();
    given(written, begun).when(command('DiscardIssue')).thenRefused('ISSUE_SENT');
  });

  it('is sent once', () => {
    given(written).when(command('SendIssue')).then(begun);
    given(written, begun).when(command('SendIssue')).thenNothing();
    given(written, begun, sent).when(command('SendIssue')).thenNothing();
    given().when(command('SendIssue')).thenRefused('ISSUE_NOT_FOUND');
  });

  it('counts each batch of subscribers once, whichever replica sent it', () => {
    given(written, begun).when(command('NoteProgress', stretch)).then(reached);
    given(written, begun, reached).when(command('NoteProgress', stretch)).thenNothing();
    given(written).when(command('NoteProgress', stretch)).thenNothing();
    given(written, begun, reached).when(command('FinishIssue')).then(sent);
    given(written, begun, reached, sent).when(command('FinishIssue')).thenNothing();
  });
});
