import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { conversation, type ConversationCommand, type SendMessage } from './decide.js';
import type { ConversationEvent } from './events.js';
import { conversationOf, membersOf } from './ids.js';
import { publishConversation } from './publish.js';

const given = specification(conversation);
const meta = { by: 'ayse', at: '2026-11-21T09:00:00Z', commandId: 'c', correlationId: 'r' };
const ownerId = 'usta';
const start = (over: object = {}): ConversationCommand => ({
  type: 'StartConversation',
  data: { personId: 'ayse', ownerId, open: true, allowsMessages: true, ...over },
  meta,
});
const send = (over: Partial<SendMessage['data']> = {}): ConversationCommand => ({
  type: 'SendMessage',
  data: {
    side: 'person',
    personId: 'ayse',
    ownerId,
    senderId: over.side === 'company' ? ownerId : 'ayse',
    clientId: 'cihaz-01',
    content: 'Merhaba',
    open: true,
    personErased: false,
    ...over,
  },
  meta,
});
const person = { side: 'person', ownerId } as const;
const company = { side: 'company', ownerId } as const;
const started: ConversationEvent = { type: 'ConversationStarted', data: { ownerId } };
const requested = (seq: number): ConversationEvent => ({
  type: 'MessageSent',
  data: { ...person, senderId: 'ayse', seq, clientId: 'cihaz-01', content: 'Merhaba' },
});
const answered = (seq: number): ConversationEvent => ({
  type: 'MessageSent',
  data: { ...company, senderId: ownerId, seq, clientId: 'cihaz-01', content: 'Merhaba' },
});
const delivered = (of: typeof person | typeof company, upTo: number): ConversationEvent => ({
  type: 'MessagesDelivered',
  data: { ...of, upTo },
});
const readUpTo = (of: typeof person | typeof company, upTo: number): ConversationEvent => ({
  type: 'MessagesRead',
  data: { ...of, upTo },
});
const markDelivered = (of: typeof person | typeof company, upTo: number): ConversationCommand => ({
  type: 'MarkDelivered',
  data: { ...of, upTo },
  meta,
});
const markRead = (of: typeof person | typeof company, upTo: number): ConversationCommand => ({
  type: 'MarkRead',
  data: { ...of, upTo },
  meta,
});
const change = (of: typeof person | typeof company, changes: object): ConversationCommand => ({
  type: 'ChangeConversation',
  data: { ...of, ...changes },
  meta,
});

describe('a conversation', () => {
  it('begins once', () => {
    given().when(start()).then(started);
    given(started).when(start()).thenNothing();
  });
  it('begins with a company that is public, has an owner who is somebody else and wants messages', () => {
    given()
      .when(start({ open: false, ownerId: null }))
      .thenRefused('COMPANY_NOT_FOUND');
    given()
      .when(start({ ownerId: null, allowsMessages: false }))
      .thenRefused('COMPANY_UNCLAIMED');
    given()
      .when(start({ personId: ownerId, allowsMessages: false }))
      .thenRefused('CONVERSATION_WITH_ONESELF');
    given()
      .when(start({ allowsMessages: false }))
      .thenRefused('MESSAGES_OFF');
  });
  it('is found again also where its company wants no new ones', () =>
    given(started)
      .when(start({ allowsMessages: false, open: false }))
      .thenNothing());

  it('counts its messages from one, whoever writes them', () => {
    given(started).when(send()).then(requested(1));
    given(started, requested(1))
      .when(send({ side: 'company' }))
      .then(answered(2));
    given(started, requested(1), answered(2)).when(send()).then(requested(3));
  });
  it('is begun by the person: a company has nothing to say to an empty sheet', () => {
    given().when(send()).thenRefused('CONVERSATION_NOT_FOUND');
    for (const command of [send({ side: 'company' }), markRead(company, 1), change(company, { starred: true })])
      given(started).when(command).thenRefused('CONVERSATION_NOT_FOUND');
  });
  it('takes a message of one to two thousand letters, without the blanks around it and with its lines', () => {
    const contents = (content: string) =>
      given(started)
        .when(send({ content }))
        .events()
        .map(({ data }) => (data as { content: string }).content);
    given(started)
      .when(send({ content: ' \n\t\r\n ' }))
      .thenRefused('MESSAGE_EMPTY');
    given(started)
      .when(send({ content: 'ğ'.repeat(2_001) }))
      .thenRefused('MESSAGE_TOO_LONG');
    expect(contents('  bir\r\n\r\niki  ')).toEqual(['bir\n\niki']);
    expect(contents('😀'.repeat(2_000))).toEqual(['😀'.repeat(2_000)]);
    expect(contents('S\u0327isli')).toEqual(['Şisli']);
  });
  it('goes on only while both are there', () => {
    const refused = (over: Partial<SendMessage['data']>, code: string) =>
      given(started, requested(1)).when(send(over)).thenRefused(code);
    refused({ open: false }, 'COMPANY_NOT_FOUND');
    refused({ ownerId: null }, 'COMPANY_UNCLAIMED');
    refused({ side: 'company', personErased: true }, 'PERSON_GONE');
    refused({ ownerId: 'ayse' }, 'CONVERSATION_WITH_ONESELF');
  });
  it('rests in both directions while one side blocks it', () => {
    for (const of of [person, company]) {
      const blocked: ConversationEvent = { type: 'ConversationBlocked', data: of };
      const unblocked: ConversationEvent = { type: 'ConversationUnblocked', data: of };
      for (const side of ['person', 'company'] as const)
        given(started, requested(1), blocked).when(send({ side })).thenRefused('CONVERSATION_BLOCKED');
      given(started, requested(1))
        .when(change(of, { blocked: true }))
        .then(blocked);
      given(started, requested(1), blocked)
        .when(change(of, { blocked: true }))
        .thenNothing();
      given(started, requested(1), blocked)
        .when(change(of, { blocked: false }))
        .then(unblocked);
      given(started, requested(1), blocked, unblocked).when(send()).then(requested(2));
    }
  });
  it('is unblocked by nobody but who blocked it', () => {
    const blocked: ConversationEvent = { type: 'ConversationBlocked', data: company };
    given(started, requested(1), blocked)
      .when(change(person, { blocked: false }))
      .thenNothing();
  });

  it('moves marks forward alone, and never past what the other wrote', () => {
    given(started, requested(1), requested(2)).when(markDelivered(company, 99)).then(delivered(company, 2));
    given(started, requested(1), requested(2), delivered(company, 2)).when(markDelivered(company, 1)).thenNothing();
    given(started, requested(1), requested(2)).when(markRead(company, 1)).then(readUpTo(company, 1));
    given(started, requested(1), requested(2), readUpTo(company, 2)).when(markRead(company, 1)).thenNothing();
    given(started, requested(1)).when(markRead(company, 0)).thenNothing();
  });
  it('has no marks for what one wrote oneself', () => {
    given(started, requested(1)).when(markRead(person, 1)).thenNothing();
    given(started, requested(1), answered(2), requested(3)).when(markRead(person, 3)).then(readUpTo(person, 2));
  });
  it('has delivered what was read', () =>
    given(started, requested(1), readUpTo(company, 1)).when(markDelivered(company, 1)).thenNothing());

  it('can be marked unread again for oneself, until it is opened, and the other sees nothing of it', () => {
    const unread: ConversationEvent = { type: 'ConversationMarkedUnread', data: company };
    const observed = [started, requested(1), readUpTo(company, 1)] as const;
    given(...observed)
      .when(change(company, { read: false }))
      .then(unread);
    given(...observed, unread)
      .when(change(company, { read: false }))
      .thenNothing();
    given(...observed, unread)
      .when(markRead(company, 1))
      .then(readUpTo(company, 1));
    given(...observed, unread, readUpTo(company, 1))
      .when(markRead(company, 1))
      .thenNothing();
    given(started, requested(1))
      .when(change(company, { read: false }))
      .thenNothing();
    given(started, requested(1))
      .when(change(person, { read: false }))
      .thenNothing();
  });
  it('is kept, archived and read in one go, and what holds already is nothing', () => {
    const all = { starred: true, archived: true, read: true, blocked: false };
    const events: ConversationEvent[] = [
      { type: 'ConversationStarred', data: company },
      { type: 'ConversationArchived', data: company },
      readUpTo(company, 1),
    ];
    given(started, requested(1))
      .when(change(company, all))
      .then(...events);
    given(started, requested(1), ...events)
      .when(change(company, all))
      .thenNothing();
    given(started, requested(1), ...events)
      .when(change(company, { starred: false, archived: false }))
      .then({ type: 'ConversationUnstarred', data: company }, { type: 'ConversationUnarchived', data: company });
  });
  it('comes back from the archive with the next message', () => {
    const archived: ConversationEvent = { type: 'ConversationArchived', data: person };
    given(started, requested(1), archived, answered(2))
      .when(change(person, { archived: true }))
      .then(archived);
  });
  it('is looked at and decided on by admins only where it was reported, and then once', () => {
    const settle = (locked: boolean): ConversationCommand => ({ type: 'SettleReports', data: { locked }, meta });
    const see: ConversationCommand = { type: 'SeeReported', data: {}, meta };
    const settled = (locked: boolean): ConversationEvent => ({ type: 'ReportsSettled', data: { locked } });
    const reported: ConversationEvent = {
      type: 'ConversationReported',
      data: { ...person, reporterId: 'ayse', reason: 'spam', note: null },
    };
    given(started, requested(1)).when(settle(true)).thenRefused('REPORT_NOT_FOUND');
    given(started, requested(1)).when(see).thenRefused('REPORT_NOT_FOUND');
    given(started, requested(1), reported).when(see).then({ type: 'ReportedMessagesSeen', data: {} });
    given(started, requested(1), reported).when(settle(false)).then(settled(false));
    given(started, requested(1), reported, settled(false)).when(settle(false)).thenNothing();
    given(started, requested(1), reported, settled(true)).when(settle(false)).then(settled(false));
  });
  it('takes no words of either side while an admin has ended it', () => {
    const locked: ConversationEvent = { type: 'ReportsSettled', data: { locked: true } };
    for (const side of ['person', 'company'] as const)
      given(started, requested(1), locked).when(send({ side })).thenRefused('CONVERSATION_LOCKED');
  });
  it('is reported once for each reason, with a note that is no essay', () => {
    const report = (reason: 'spam' | 'fraud', note: string | null = null): ConversationCommand => ({
      type: 'ReportConversation',
      data: { ...person, reporterId: 'ayse', reason, note },
      meta,
    });
    const reported = (note: string | null): ConversationEvent => ({
      type: 'ConversationReported',
      data: { ...person, reporterId: 'ayse', reason: 'spam', note },
    });
    given(started, requested(1)).when(report('spam', '  kötü  ')).then(reported('kötü'));
    given(started, requested(1), reported(null)).when(report('spam', 'yine')).thenNothing();
    expect(given(started, requested(1), reported(null)).when(report('fraud')).events()).toHaveLength(1);
    given(started)
      .when(report('spam', 'a'.repeat(1_001)))
      .thenRefused('REPORT_NOTE_TOO_LONG');
  });
});

describe('what others hear of a conversation', () => {
  const commit = {
    stream: 'conversation-kebap_ayse',
    version: 1,
    events: [],
    by: 'ayse',
    at: meta.at,
    commandId: 'c',
    correlationId: 'r',
  };
  it('are ids and positions, and none of the words', () => {
    const conversationId = conversationOf(commit.stream);
    expect(membersOf(conversationId)).toEqual({ companyId: 'kebap', personId: 'ayse' });
    const of = { conversationId, companyId: 'kebap', personId: 'ayse', ownerId };
    expect(publishConversation(requested(1), commit)).toEqual({
      type: 'MessageSent',
      data: { ...of, side: 'person', seq: 1, clientId: 'cihaz-01', at: meta.at },
    });
    expect(publishConversation(readUpTo(company, 1), commit)).toEqual({
      type: 'MessagesRead',
      data: { ...of, side: 'company', upTo: 1 },
    });
    const changed = (side: string | null) => ({ type: 'ConversationChanged', data: { ...of, side } });
    expect(publishConversation(started, commit)).toEqual(changed('person'));
    expect(publishConversation({ type: 'ConversationStarred', data: company }, commit)).toEqual(changed('company'));
    expect(publishConversation({ type: 'ConversationBlocked', data: person }, commit)).toEqual(changed(null));
  });
  it('is nothing of reports and of what was forgotten', () => {
    const report = { ...person, reporterId: 'ayse', reason: 'spam', note: 'kötü' } as const;
    expect(publishConversation({ type: 'ConversationReported', data: report }, commit)).toBeUndefined();
    const erased = { senderId: 'ayse', runs: [[1, 1]] } as const;
    expect(publishConversation({ type: 'MessagesForgotten', data: erased }, commit)).toBeUndefined();
  });
});
