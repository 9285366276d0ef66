import { fold } from '@carsi/kernel/decider';
import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import type { BoxCommand } from './commands.js';
import { box, MOST_NOTIFICATIONS } from './decide.js';
import type { BoxEvent, Refs } from './events.js';

const given = specification(box);
const meta = { by: 'usta', at: '2026-11-21T09:00:00.000Z', commandId: 'c', correlationId: 'r' };
type Data<Type extends BoxCommand['type']> = Extract<BoxCommand, { type: Type }>['data'];
const command = <Type extends BoxCommand['type']>(type: Type, data: Data<Type>): BoxCommand =>
  ({ type, data, meta }) as unknown as BoxCommand;

const review: Refs = { companyId: 'kebap' };
const message: Refs = { companyId: 'kebap', conversationId: 'kebap_ayse', personId: 'ayse' };
const raise = (id: string, kind: 'new-review' | 'new-message' | 'new-favorite' = 'new-review', refs = review) =>
  command('RaiseNotification', { id, kind, refs });
const raised = (id: string, kind: 'new-review' | 'new-message' | 'new-favorite' = 'new-review', refs = review) =>
  ({ type: 'NotificationRaised', data: { id, kind, refs } }) as const satisfies BoxEvent;
const one = <Type extends BoxEvent['type']>(type: Type, id: string) => ({ type, data: { id } }) as BoxEvent;
const many = (type: 'AllRead' | 'ReadArchived' | 'ArchiveEmptied', ...ids: string[]): BoxEvent => ({
  type,
  data: { ids },
});
const change = (id: string, wish: { isRead?: boolean; isArchived?: boolean }) =>
  command('ChangeNotification', { id, ...wish });

describe('a notification', () => {
  it('is raised into the box of its person', () => given().when(raise('n1')).then(raised('n1')));
  it('is read, made unread again, put into the archive and taken out of it', () => {
    given(raised('n1'))
      .when(change('n1', { isRead: true }))
      .then(one('NotificationRead', 'n1'));
    given(raised('n1'), one('NotificationRead', 'n1'))
      .when(change('n1', { isRead: false }))
      .then(one('NotificationUnread', 'n1'));
    given(raised('n1'))
      .when(change('n1', { isRead: true, isArchived: true }))
      .then(one('NotificationRead', 'n1'), one('NotificationArchived', 'n1'));
    given(raised('n1'), one('NotificationArchived', 'n1'))
      .when(change('n1', { isArchived: false }))
      .then(one('NotificationUnarchived', 'n1'));
  });
  it('that is already as it is wished stays so, and nothing is written', () => {
    given(raised('n1'))
      .when(change('n1', { isRead: false, isArchived: false }))
      .thenNothing();
    given(raised('n1')).when(change('n1', {})).thenNothing();
  });
  it('is deleted once, and then there is none', () => {
    given(raised('n1'))
      .when(command('DeleteNotification', { id: 'n1' }))
      .then(one('NotificationDeleted', 'n1'));
    given(raised('n1'), one('NotificationDeleted', 'n1'))
      .when(command('DeleteNotification', { id: 'n1' }))
      .thenRefused('NOTIFICATION_NOT_FOUND');
  });
  it('of another box is not there', () =>
    given(raised('n1'))
      .when(change('n2', { isRead: true }))
      .thenRefused('NOTIFICATION_NOT_FOUND'));
});

describe('several messages of one conversation', () => {
  const again: BoxEvent = { type: 'NotificationRepeated', data: { id: 'n1', kind: 'new-message' } };
  const first = raised('n1', 'new-message', message);
  it('are one notification while it is unread', () => {
    given(first)
      .when(raise('n2', 'new-message', message))
      .then(again);
    given(first, again)
      .when(raise('n3', 'new-message', message))
      .then(again);
  });
  it('take the place of those that were read, so that two who talk do not fill their boxes', () => {
    given(first, one('NotificationRead', 'n1'))
      .when(raise('n2', 'new-message', message))
      .then(one('NotificationDeleted', 'n1'), raised('n2', 'new-message', message));
    given(raised('n1', 'new-favorite'), one('NotificationRead', 'n1'))
      .when(raise('n2', 'new-favorite'))
      .then(raised('n2', 'new-favorite'));
  });
  it('are another one after it was archived or deleted', () => {
    given(first, one('NotificationRead', 'n1'), one('NotificationArchived', 'n1'))
      .when(raise('n2', 'new-message', message))
      .then(raised('n2', 'new-message', message));
    for (const type of ['NotificationArchived', 'NotificationDeleted'] as const)
      given(first, one(type, 'n1'))
        .when(raise('n2', 'new-message', message))
        .then(raised('n2', 'new-message', message));
  });
  it('are not those of another conversation', () => {
    const other = { ...message, conversationId: 'kebap_veli' };
    given(first)
      .when(raise('n2', 'new-message', other))
      .then(raised('n2', 'new-message', other));
  });
  it('are read where they are, and their notification with them', () => {
    const observed = command('ReadOfConversation', { conversationId: 'kebap_ayse' });
    given(first, raised('n2')).when(observed).then(one('NotificationRead', 'n1'));
    given(first, one('NotificationRead', 'n1')).when(observed).thenNothing();
    given(raised('n2')).when(observed).thenNothing();
  });
});

it('hearts of one company are one notification while it is unread, reviews are each their own', () => {
  given(raised('n1', 'new-favorite'))
    .when(raise('n2', 'new-favorite'))
    .then({ type: 'NotificationRepeated', data: { id: 'n1', kind: 'new-favorite' } });
  given(raised('n1')).when(raise('n2')).then(raised('n2'));
});

describe('a box', () => {
  it('is read as a whole, the archive too', () => {
    given(raised('n1'), raised('n2'), one('NotificationRead', 'n1'), raised('n3'), one('NotificationArchived', 'n3'))
      .when(command('ReadAll', {}))
      .then(many('AllRead', 'n2', 'n3'));
    given(raised('n1'), many('AllRead', 'n1')).when(command('ReadAll', {})).thenNothing();
  });
  it('puts what is read into the archive, and nothing else', () => {
    given(raised('n1'), raised('n2'), many('AllRead', 'n1'))
      .when(command('ArchiveRead', {}))
      .then(many('ReadArchived', 'n1'));
    given(raised('n1')).when(command('ArchiveRead', {})).thenNothing();
  });
  it('empties its archive', () => {
    given(raised('n1'), raised('n2'), one('NotificationArchived', 'n2'))
      .when(command('EmptyArchive', {}))
      .then(many('ArchiveEmptied', 'n2'));
    given(raised('n1')).when(command('EmptyArchive', {})).thenNothing();
  });
  it('never grows past its limit: the oldest makes room', () => {
    const full = Array.from({ length: MOST_NOTIFICATIONS }, (_, n) => raised(`n${n}`));
    given(...full)
      .when(raise('last'))
      .then(one('NotificationDeleted', 'n0'), raised('last'));
  });
  it('keeps what came again longer than what is older', () => {
    const full = Array.from({ length: MOST_NOTIFICATIONS - 1 }, (_, n) => raised(`n${n}`));
    given(raised('m', 'new-message', message), ...full, {
      type: 'NotificationRepeated',
      data: { id: 'm', kind: 'new-message' },
    })
      .when(raise('last'))
      .then(one('NotificationDeleted', 'n0'), raised('last'));
  });
  it('of somebody who was erased is empty, and nothing comes in any more', () => {
    const forgotten: BoxEvent = { type: 'BoxForgotten', data: { ids: ['n1'] } };
    given(raised('n1')).when(command('EraseBox', {})).then(forgotten);
    given(raised('n1'), forgotten).when(command('EraseBox', {})).thenNothing();
    given(raised('n1'), forgotten).when(raise('n2')).thenNothing();
    given(raised('n1'), forgotten)
      .when(change('n1', { isRead: true }))
      .thenRefused('NOTIFICATION_NOT_FOUND');
  });
});

describe('a mail about unread messages', () => {
  const [since, upTo] = ['2026-11-21T09:00:00.000Z', '2026-11-21T09:04:00.000Z'];
  const waiting = { mailId: 'm1', unread: 3, conversations: 2, since, upTo, lastActiveAt: null, wanted: true };
  const consider = (over: Partial<Data<'ConsiderMail'>> = {}) => command('ConsiderMail', { ...waiting, ...over });
  const requested: BoxEvent = { type: 'MailAsked', data: { mailId: 'm1', unread: 3, conversations: 2, upTo } };
  const withheld = (reason: 'seen' | 'off' | 'asked already', to = upTo): BoxEvent => ({
    type: 'MailWithheld',
    data: { reason, upTo: to },
  });
  const returned: BoxEvent = { type: 'PersonReturned', data: {} };
  const later = { mailId: 'm2', since: '2026-11-21T12:00:00.000Z', upTo: '2026-11-21T12:01:00.000Z' };

  it('is asked for when nobody has been here since they came', () => {
    given().when(consider()).then(requested);
    given()
      .when(consider({ lastActiveAt: '2026-11-21T08:59:59.000Z' }))
      .then(requested);
  });
  it('is not, when they were here and let them wait', () =>
    given()
      .when(consider({ lastActiveAt: since }))
      .then(withheld('seen')));
  it('is not, when its person wants none', () =>
    given()
      .when(consider({ wanted: false }))
      .then(withheld('off')));
  it('is not asked for again before they were here again', () =>
    given(requested).when(consider(later)).then(withheld('asked already', later.upTo)));
  it('is asked for again after they read something, or were seen here', () => {
    const again: BoxEvent = {
      type: 'MailAsked',
      data: { mailId: 'm2', unread: 3, conversations: 2, upTo: later.upTo },
    };
    given(requested).when(command('NoticeReturn', {})).then(returned);
    given(requested, returned).when(consider(later)).then(again);
    given(requested)
      .when(consider({ ...later, lastActiveAt: '2026-11-21T10:00:00.000Z' }))
      .then(returned, again);
  });
  it('changes nothing for who comes back without having been mailed', () =>
    given().when(command('NoticeReturn', {})).thenNothing());
  it('is none for who was erased', () =>
    given({ type: 'BoxForgotten', data: { ids: [] } })
      .when(consider())
      .thenNothing());
});

it('a box that is folded again is the same', () => {
  const history: BoxEvent[] = [raised('n1'), raised('n2', 'new-message', message), many('AllRead', 'n1', 'n2')];
  expect(fold(box, history)).toEqual(fold(box, history.slice(1), fold(box, history.slice(0, 1))));
});
