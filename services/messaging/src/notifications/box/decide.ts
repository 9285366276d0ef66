import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';
import type { BoxCommand, ChangeNotification, RaiseNotification } from './commands.js';
import type { BoxEvent } from './events.js';
import { decideMail } from './mail.js';
import { emptyBox, evolve, gatheredAs, type Box } from './state.js';

/** A box never grows past this: the oldest makes room. */
export const MOST_NOTIFICATIONS = 500;

const comesIn: ReadonlySet<BoxCommand['type']> = new Set(['RaiseNotification', 'ConsiderMail', 'EraseBox']);

const decide = (command: BoxCommand, box: Box): readonly BoxEvent[] => {
  if (box.erased && comesIn.has(command.type)) return [];
  switch (command.type) {
    case 'RaiseNotification':
      return raise(command, box);
    case 'ChangeNotification':
      return change(command, box);
    case 'DeleteNotification': {
      const { id } = command.data;
      return find(box, id) ? [{ type: 'NotificationDeleted', data: { id } }] : refuse('NOTIFICATION_NOT_FOUND');
    }
    case 'ReadAll':
      return many('AllRead', box, ({ read }) => !read);
    case 'ArchiveRead':
      return many('ReadArchived', box, ({ read, archived }) => read && !archived);
    case 'EmptyArchive':
      return many('ArchiveEmptied', box, ({ archived }) => archived);
    case 'ReadOfConversation': {
      const name = gatheredAs('new-message', command.data);
      return box.notifications.flatMap(({ id, gathers, read }) =>
        gathers === name && !read ? [{ type: 'NotificationRead', data: { id } }] : [],
      );
    }
    case 'EraseBox':
      return [{ type: 'BoxForgotten', data: { ids: box.notifications.map(({ id }) => id) } }];
    case 'ConsiderMail':
    case 'NoticeReturn':
      return decideMail(command, box);
  }
};

const raise = (
  { data: { id, kind, refs, mail } }: RaiseNotification,
  { notifications: current }: Box,
): readonly BoxEvent[] => {
  const name = gatheredAs(kind, refs);
  const waiting = current.find(
    ({ gathers, read, archived }) => name !== null && gathers === name && !read && !archived,
  );
  if (waiting) return [{ type: 'NotificationRepeated', data: { id: waiting.id, kind } }];
  // A dialogue must not fill the boxes: the newest message replaces read ones.
  const done = current.filter((one) => kind === 'new-message' && one.gathers === name && one.read && !one.archived);
  const others = current.filter((one) => !done.includes(one));
  const room = others.slice(0, Math.max(0, others.length - MOST_NOTIFICATIONS + 1));
  return [
    ...[...done, ...room].map((old): BoxEvent => ({ type: 'NotificationDeleted', data: { id: old.id } })),
    { type: 'NotificationRaised', data: { id, kind, refs } },
    ...(mail ? [{ type: 'NoticeMailAsked', data: mail } as const] : []),
  ];
};

const change = ({ data: { id, isRead, isArchived } }: ChangeNotification, box: Box): readonly BoxEvent[] => {
  const one = find(box, id) ?? refuse('NOTIFICATION_NOT_FOUND');
  const events: BoxEvent[] = [];
  if (isRead !== undefined && isRead !== one.read)
    events.push({ type: isRead ? 'NotificationRead' : 'NotificationUnread', data: { id } });
  if (isArchived !== undefined && isArchived !== one.archived)
    events.push({ type: isArchived ? 'NotificationArchived' : 'NotificationUnarchived', data: { id } });
  return events;
};

const find = ({ notifications: current }: Box, id: string): Box['notifications'][number] | undefined =>
  current.find((one) => one.id === id);

const many = (
  type: 'AllRead' | 'ReadArchived' | 'ArchiveEmptied',
  { notifications: current }: Box,
  which: (one: Box['notifications'][number]) => boolean,
): readonly BoxEvent[] => {
  const ids = current.filter(which).map(({ id }) => id);
  return ids.length === 0 ? [] : [{ type, data: { ids } }];
};

export const box: Aggregate<Box, BoxCommand, BoxEvent> = { name: 'notifications', initial: emptyBox, decide, evolve };
