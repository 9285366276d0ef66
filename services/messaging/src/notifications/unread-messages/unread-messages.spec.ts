import { lastSeenKey } from '@carsi/contracts/messaging/conversations';
import { messagingTopic, type MailRequested } from '@carsi/contracts/messaging/events';
import type { Side } from '@carsi/contracts/messaging/events';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoxEvent } from '../box/events.js';
import type { ConversationEvent } from '../../conversation/events.js';
import { hostBoxes, type HostedBoxes } from '../../testing/hosted-boxes.js';
import { undecidedOf, unreadMessages, type UnreadMessages } from './projection.js';

const MINUTE = 60_000;
const message = (side: Side, seq: number): ConversationEvent => ({
  type: 'MessageSent',
  data: { side, seq, ownerId: 'usta', senderId: side === 'person' ? 'ayse' : 'usta', clientId: 'c', content: null },
});
const read = (side: Side, upTo: number): ConversationEvent => ({
  type: 'MessagesRead',
  data: { side, upTo, ownerId: 'usta' },
});

describe('what waits unread', () => {
  const at = (minute: number): string => `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`;
  const fold = (...events: readonly (readonly [string, number, ConversationEvent | BoxEvent])[]) =>
    events.reduce((rows, [stream, minute, event]) => {
      const occurrence = { stream, at: at(minute), by: null };
      for (const id of unreadMessages.rows(event, occurrence))
        rows.set(id, unreadMessages.evolve(rows.get(id), event, occurrence, id));
      return rows;
    }, new Map<string, UnreadMessages | undefined>());
  const [kebap, berber] = ['conversation-kebap_ayse', 'conversation-berber_ayse'];
  const requested = (upTo: number): BoxEvent => ({
    type: 'MailAsked',
    data: { mailId: 'm', unread: 1, conversations: 1, upTo: at(upTo) },
  });

  it('waits for the other side, ten minutes', () => {
    const rows = fold([kebap, 0, message('person', 1)], [kebap, 3, message('company', 2)]);
    expect(rows.get('usta')).toMatchObject({ dueAt: at(10), conversations: { kebap_ayse: [{ seq: 1 }] } });
    expect(rows.get('ayse')).toMatchObject({ dueAt: at(13), conversations: { kebap_ayse: [{ seq: 2 }] } });
  });
  it('waits no more once it was read, as far as it was', () => {
    const sent = [message('company', 1), message('company', 2), message('company', 3)];
    const events = sent.map((event, n) => [kebap, n, event] as const);
    expect(fold(...events, [kebap, 5, read('person', 2)]).get('ayse')).toMatchObject({ dueAt: at(12) });
    expect(fold(...events, [kebap, 5, read('person', 3)]).get('ayse')).toMatchObject({
      dueAt: null,
      conversations: {},
    });
    expect(fold(...events, [kebap, 5, read('company', 3)]).get('ayse')).toMatchObject({ dueAt: at(10) });
  });
  it('has an end, however many write to who never reads', () => {
    const events = Array.from(
      { length: 260 },
      (_, n) => [`conversation-kebap_p${n}`, n % 60, message('person', 1)] as const,
    );
    const { conversations } = fold(...events).get('usta')!;
    expect(Object.keys(conversations)).toHaveLength(200);
    expect(Object.keys(conversations).at(-1)).toBe('kebap_p259');
    // One of those that were left out is read, and nothing breaks.
    const after = fold(...events, ['conversation-kebap_p0', 59, read('company', 1)]).get('usta')!;
    expect(Object.keys(after.conversations)).toHaveLength(200);
  });
  it('is due by what nothing was decided about', () => {
    const row = fold(
      [kebap, 0, message('company', 1)],
      ['notifications-ayse', 10, requested(0)],
      [berber, 11, message('company', 1)],
      [berber, 12, message('company', 2)],
    ).get('ayse')!;
    expect(row.dueAt).toBe(at(21));
    expect(undecidedOf(row)).toEqual({ since: at(11), upTo: at(12) });
    expect(Object.keys(row.conversations)).toHaveLength(2);
  });
  it('is forgotten with its person', () => {
    const erased: BoxEvent = { type: 'BoxForgotten', data: { ids: [] } };
    expect(fold([kebap, 0, message('company', 1)], ['notifications-ayse', 1, erased]).get('ayse')).toBeUndefined();
  });
});

describe('the mail about unread messages', () => {
  let boxes: HostedBoxes;
  const delivered: MailRequested['data'][] = [];
  beforeAll(async () => {
    boxes = await hostBoxes();
    await boxes.platform.log.read({
      topic: messagingTopic,
      name: 'ears',
      kind: 'competing',
      from: 'origin',
      handle: async (batch) => {
        for (const { events } of batch)
          for (const event of events) if (event.type === 'MailRequested') delivered.push((event as MailRequested).data);
      },
    });
  });
  afterAll(() => boxes.stop());

  /** Somebody of their own, to whom companies write. */
  const person = () => {
    const id = `ayse-${v7()}`;
    let seq = 0;
    const write = (companyId: string): Promise<void> =>
      boxes.said('messaging', `conversation-${companyId}_${id}`, 'usta', message('company', ++seq));
    const readAll = (companyId: string): Promise<void> =>
      boxes.said('messaging', `conversation-${companyId}_${id}`, id, read('person', seq));
    const mails = () => delivered.filter(({ personId }) => personId === id).map(({ data }) => data);
    const observed = (): Promise<void> => boxes.platform.cache.set(lastSeenKey(id), boxes.now(), 3_600_000);
    const chose = async (choices: object): Promise<void> => {
      await boxes.said('identity', `user-${id}`, id, { type: 'SettingsChosen', data: { userId: id, choices } });
      await boxes.readModels.waitUntilCaughtUp('notification-settings');
    };
    return { id, write, readAll, mails, seen: observed, chose };
  };

  it('contains the numbers of unread messages and conversations, ten minutes after they came, and nothing else', async () => {
    const { id, write, mails } = person();
    const [first, second] = [person(), person()];
    for (const other of [first, second]) {
      await other.write('tur');
      await boxes.later(MINUTE / 2);
    }
    for (const companyId of ['kebap', 'kebap', 'berber']) await write(companyId);
    for (const other of [first, second]) {
      await boxes.later(other === first ? 9.1 * MINUTE : MINUTE / 2);
      await expect.poll(other.mails).toHaveLength(1);
    }
    expect(mails()).toEqual([]);
    await boxes.later(MINUTE);
    await expect.poll(mails).toEqual([{ count: '3', conversations: '2' }]);
    const requested = delivered.find(({ personId }) => personId === id)!;
    expect(requested).toMatchObject({ template: 'unread-messages', mailId: expect.stringContaining(id) as string });
    expect(Object.keys(requested).sort()).toEqual(['data', 'mailId', 'personId', 'template']);
  });

  it('does not come for what was read, nor to who was here, nor to who wants none', async () => {
    const [reader, looker, silent, mute] = [person(), person(), person(), person()];
    await silent.chose({ emailNotifications: false });
    await mute.chose({ messageNotifications: false });
    for (const one of [reader, looker, silent, mute]) await one.write('kebap');
    await boxes.later(5 * MINUTE);
    await reader.readAll('kebap');
    await looker.seen();
    await boxes.later(6 * MINUTE);
    await boxes.turns();
    expect([reader, looker, silent, mute].flatMap(({ mails }) => mails())).toEqual([]);
  });

  it('comes once, until they came back and something new is unread', async () => {
    const { write, mails, readAll, seen } = person();
    await write('kebap');
    await boxes.later(11 * MINUTE);
    await expect.poll(mails).toHaveLength(1);
    await write('kebap');
    await boxes.turns();
    expect(mails()).toHaveLength(1);
    // They read, and are written to again.
    await readAll('kebap');
    await boxes.turns();
    await write('kebap');
    await boxes.later(11 * MINUTE);
    await expect.poll(mails).toHaveLength(2);
    expect(mails().at(-1)).toEqual({ count: '1', conversations: '1' });
    // They were here, read nothing, and are written to again: all that is unread is counted.
    await boxes.later(MINUTE);
    await seen();
    await boxes.later(MINUTE);
    await write('berber');
    await boxes.later(11 * MINUTE);
    await expect.poll(mails).toHaveLength(3);
    expect(mails().at(-1)).toEqual({ count: '2', conversations: '2' });
  });

  it('keeps no notification of messages unread that were read where they are', async () => {
    const { id, write, readAll } = person();
    for (let n = 0; n < 3; n++) await write('kebap');
    await expect.poll(() => boxes.boxOf(id)).toEqual(['new-message 3']);
    await readAll('kebap');
    await expect.poll(() => boxes.unreadOf(id)).toBe(0);
  });
});
