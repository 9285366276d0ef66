import { call } from '../call';
import { askLive, onLive } from './socket';

/** Acknowledges delivered messages on every page. Returns how to stop. */
export const acknowledgeDelivery = (): (() => void) => {
  const ends = [
    onLive('message:new', ({ mine, conversationId, seq }) => {
      if (!mine) void acknowledge(conversationId, seq);
    }),
    // Messages that arrived while disconnected: acknowledged from the list.
    onLive('connect', () => void catchUp()),
  ];
  return () => {
    for (const end of ends) end();
  };
};

const acknowledge = (conversationId: string, seq: number): Promise<unknown> =>
  askLive('message:delivered', { conversation_id: conversationId, seq }).catch(() => undefined);

const catchUp = async (): Promise<void> => {
  const list = await call('GET /api/conversations', { query: { limit: 100 } }).catch(() => []);
  for (const { id, unreadCount, lastMessage } of list)
    if (unreadCount > 0 && lastMessage) await acknowledge(id, lastMessage.seq);
};
