import type { Conversation, LiveMessages, Message } from '@carsi/contracts/messaging/http/conversation';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { later, placed } from '../../lib/account/conversation-list';
import { conversationsQuery } from '../../lib/account/conversations';
import { mine, useMe } from '../../lib/account/me';
import { onLive } from '../../lib/live/socket';
import { loadNewer, threadQuery } from './api/messages';
import { drop, flush, openOutbox } from './outbox';
import { joined, lastSeq, withReceipts, type Thread, completeUpTo } from './thread';

type User = ReturnType<typeof useMe>;

/** Puts what arrives where the screens read it. */
export const intoCache = (client: QueryClient, user: User) => {
  const lists = [false, true].map((archived) => ({
    archived,
    key: conversationsQuery(user, archived).queryKey,
  }));
  const threadKey = (id: string) => threadQuery(user, id).queryKey;
  const change = (id: string, by: (thread: Thread) => Thread): void => {
    client.setQueryData(threadKey(id), (thread) => thread && by(thread));
  };
  const catchUp = async (id: string): Promise<void> => {
    const thread = client.getQueryData(threadKey(id));
    if (!thread) return;
    const newer = await loadNewer(id, completeUpTo(thread)).catch(() => []);
    change(id, (now) => joined(now, newer));
  };
  return {
    message(message: Message): void {
      if (message.mine) drop(message.clientId);
      const thread = client.getQueryData(threadKey(message.conversationId));
      const gap = thread !== undefined && message.seq > lastSeq(thread) + 1;
      change(message.conversationId, (now) => joined(now, [message]));
      if (gap) void catchUp(message.conversationId);
    },
    status({ conversationId, of, ...marks }: LiveMessages['message:status']): void {
      if (of === 'other') change(conversationId, (thread) => withReceipts(thread, marks));
    },
    conversation(arrived: Conversation): void {
      const { id } = arrived;
      const oneKey = mine(user, 'conversation', id);
      const listed = lists.flatMap(({ key }) => client.getQueryData(key)?.rows ?? []);
      const known = [client.getQueryData<Conversation>(oneKey), ...listed.filter((one) => one.id === id)];
      const conversation = known.reduce<Conversation>((latest, one) => later(one, latest), arrived);
      for (const { archived, key } of lists)
        client.setQueryData(key, (list) => list && placed(list, archived, conversation));
      client.setQueryData(oneKey, conversation);
    },
    presence({ participantId, ...presence }: LiveMessages['presence']): void {
      const there = (one: Conversation): Conversation =>
        one.participantId === participantId ? { ...one, isOnline: presence.online, lastSeen: presence.lastSeen } : one;
      for (const { key } of lists) client.setQueryData(key, (list) => list && { ...list, rows: list.rows.map(there) });
    },
    /** After a disconnection: everything open is fetched again. */
    async again(): Promise<void> {
      await client.invalidateQueries({ queryKey: mine(user, 'conversations') });
      const threads = client.getQueriesData<Thread>({ queryKey: mine(user, 'thread') });
      await Promise.all(threads.map(([key]) => catchUp(String(key.at(-1)))));
    },
  };
};

/** Keeps the member's lists and threads in step with the server, and sends pending messages. */
export const useLiveMessages = () => {
  const user = useMe();
  const client = useQueryClient();
  const cache = useMemo(() => intoCache(client, user), [client, user]);
  useEffect(() => {
    openOutbox(user.id);
    const send = (): void => void flush(cache.message);
    const back = (): void => {
      void cache.again();
      send();
    };
    const ends = [
      onLive('message:new', cache.message),
      onLive('message:status', cache.status),
      onLive('conversation:updated', cache.conversation),
      onLive('presence', cache.presence),
      onLive('connect', back),
    ];
    window.addEventListener('online', back);
    send();
    return () => {
      for (const end of ends) end();
      window.removeEventListener('online', back);
    };
  }, [cache, user.id]);
  return cache;
};
