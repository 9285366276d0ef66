import type { Conversation } from '@carsi/contracts/http/conversation';
import { getMine } from '../http';
import { askLive, onLive } from './socket';

/** Tells the other side that a message has arrived at a device, whatever page is open on it. Answers how to stop. */
export const tellDelivered = (): (() => void) => {
  const ends = [
    onLive('message:new', ({ mine, conversationId, seq }) => {
      if (!mine) void told(conversationId, seq);
    }),
    // What came while nobody was here: the lists say how far it goes.
    onLive('connect', () => void catchUp()),
  ];
  return () => {
    for (const end of ends) end();
  };
};

const told = (conversationId: string, seq: number): Promise<unknown> =>
  askLive('message:delivered', { conversation_id: conversationId, seq }).catch(() => undefined);

const catchUp = async (): Promise<void> => {
  const list = await getMine<Conversation[]>('/api/conversations?limit=100').catch(() => []);
  for (const { id, unreadCount, lastMessage } of list)
    if (unreadCount > 0 && lastMessage) await told(id, lastMessage.seq);
};
