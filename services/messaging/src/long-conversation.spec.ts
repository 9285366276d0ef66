import { messagingTopic } from '@carsi/contracts/messaging/events';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversationIdOf } from './conversation/ids.js';
import { conversations } from './conversations/projection.js';
import { hostLongConversations } from './testing/long-conversation.js';

const LENGTH = 10_000;
const conversationId = conversationIdOf('kebap', 'ayse');

describe('a conversation of ten thousand messages', () => {
  const folder = temporaryFolder();
  let hosted: Awaited<ReturnType<typeof hostLongConversations>>;
  beforeAll(async () => {
    hosted = await hostLongConversations(folder.path, { ayse: LENGTH });
  });
  afterAll(async () => {
    await hosted.stop();
    folder.remove();
  });
  const page = async (who: string, at: { after?: number; before?: number } = {}) =>
    (await hosted.messaging.messages({ conversationId, limit: 100, ...at }, hosted.as(who))).messages;

  it('opens with its last page, and its row is as short as any', async () => {
    const last = await page('usta');
    expect(last.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, n) => LENGTH - 99 + n));
    const [view] = (await hosted.messaging.conversations({ limit: 20, offset: 0 }, hosted.as('usta'))).conversations;
    expect(view).toMatchObject({ id: conversationId, lastSeq: LENGTH, unread: (LENGTH / 5) * 4 });
    expect(view!.lastMessage).toMatchObject({ seq: LENGTH, content: `söz ${LENGTH}` });
  });

  it('is leafed through to its beginning without a gap, a page at a time', async () => {
    const observed: string[] = [];
    for (let before = LENGTH + 1; before > 1;) {
      const found = await page('ayse', { before });
      expect(found).toHaveLength(100);
      observed.unshift(...found.map(({ content }) => content!));
      before = found[0]!.seq;
    }
    expect(observed).toEqual(Array.from({ length: LENGTH }, (_, n) => `söz ${n + 1}`));
    expect((await page('ayse', { after: 4_999 })).map(({ seq }) => seq)[0]).toBe(5_000);
  });

  it('is read with one event, and unread again to the last with the next message', async () => {
    const store = hosted.platform.store('messaging', () => undefined);
    const { length } = await store.read(`conversation-${conversationId}`);
    await hosted.messaging.read({ conversationId, upTo: LENGTH }, hosted.as('usta'));
    expect(await store.read(`conversation-${conversationId}`, length)).toHaveLength(1);
    expect(await hosted.messaging.unreadConversations({}, hosted.as('usta'))).toEqual({ unread: 0 });
    const body = { conversationId, content: 'bir daha', clientId: 'son-mesaj' };
    expect(await hosted.messaging.send(body, hosted.as('ayse'))).toMatchObject({ seq: LENGTH + 1 });
    const [view] = (await hosted.messaging.conversations({ limit: 20, offset: 0 }, hosted.as('usta'))).conversations;
    expect(view!.unread).toBe(1);
  });

  it('has published each message once', async () => {
    const seqs: number[] = [];
    const reading = await hosted.platform.log.read({
      topic: messagingTopic,
      name: 'test-long',
      kind: 'competing',
      from: 'origin',
      handle: async (batch) => {
        for (const { events } of batch)
          for (const event of events) if (event.type === 'MessageSent') seqs.push((event.data as { seq: number }).seq);
      },
    });
    await expect.poll(() => seqs.length).toBe(LENGTH + 1);
    await reading.stop();
    expect(seqs).toEqual(Array.from({ length: LENGTH + 1 }, (_, n) => n + 1));
  });

  it('keeps so little in its row, once both have read, that nothing grows with it', async () => {
    await hosted.messaging.read({ conversationId, upTo: LENGTH }, hosted.as('ayse'));
    const row = await hosted.readModels.of(conversations).get(conversationId);
    expect(JSON.stringify(row).length).toBeLessThan(2_500);
  });
});
