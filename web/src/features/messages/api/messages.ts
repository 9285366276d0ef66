import type { AccountUser } from '@carsi/contracts/http/account';
import type { Conversation, Message } from '@carsi/contracts/http/conversation';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine, send } from '../../../lib/http';
import { emptyThread, joined, type Thread } from '../thread';

const PAGE = 50;
const at = (conversationId: string): string => `/api/conversations/${encodeURIComponent(conversationId)}`;

const pageOf = (conversationId: string, from: string): Promise<Message[]> =>
  getMine<Message[]>(`${at(conversationId)}/messages?limit=${PAGE}${from}`);

/** The newest messages only; older ones are loaded again by scrolling up. */
export const threadQuery = (user: AccountUser, conversationId: string) =>
  queryOptions({
    queryKey: mine(user, 'thread', conversationId),
    queryFn: async (): Promise<Thread> => {
      const messages = await pageOf(conversationId, '');
      return { ...joined(emptyThread, messages), complete: messages.length < PAGE };
    },
    staleTime: Infinity,
  });

export const loadOlder = async (conversationId: string, thread: Thread): Promise<Thread> => {
  const first = thread.messages[0]?.seq ?? 1;
  if (first <= 1) return { ...thread, complete: true };
  const older = await pageOf(conversationId, `&before=${first}`);
  return { ...joined(thread, older), complete: older.length < PAGE };
};

/** Everything after `seq`, however much was missed. */
export const loadNewer = async (conversationId: string, seq: number): Promise<readonly Message[]> => {
  const page = await pageOf(conversationId, `&after=${seq}`);
  if (page.length < PAGE) return page;
  return [...page, ...(await loadNewer(conversationId, page.at(-1)!.seq))];
};

/** Idempotent by `clientId`. */
export const sendMessage = (conversationId: string, content: string, clientId: string): Promise<Message> =>
  send('POST', `${at(conversationId)}/messages`, { content, client_id: clientId });

export const changeConversation = (
  conversationId: string,
  body: Partial<Record<'isFavorite' | 'isArchived' | 'read' | 'blocked', boolean>>,
): Promise<Conversation> => send('PATCH', at(conversationId), body);

export const getConversation = (conversationId: string): Promise<Conversation> =>
  getMine<Conversation>(at(conversationId));

export const reportConversation = (conversationId: string, reason: string, note: string): Promise<unknown> =>
  send('POST', `${at(conversationId)}/report`, { reason, note: note || null });
