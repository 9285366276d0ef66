import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { Conversation, Message } from '@carsi/contracts/messaging/http/conversation';
import type { conversationReportReasons } from '@carsi/contracts/messaging/conversations';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call } from '../../../lib/call';
import { emptyThread, joined, type Thread } from '../thread';

const PAGE = 50;

const pageOf = (conversationId: string, from: { before?: number; after?: number } = {}): Promise<Message[]> =>
  call('GET /api/conversations/{id}/messages', { params: { id: conversationId }, query: { limit: PAGE, ...from } });

/** The newest messages only; older ones are loaded again by scrolling up. */
export const threadQuery = (user: AccountUser, conversationId: string) =>
  queryOptions({
    queryKey: mine(user, 'thread', conversationId),
    queryFn: async (): Promise<Thread> => {
      const messages = await pageOf(conversationId);
      return { ...joined(emptyThread, messages), complete: messages.length < PAGE };
    },
    staleTime: Infinity,
  });

export const loadOlder = async (conversationId: string, thread: Thread): Promise<Thread> => {
  const first = thread.messages[0]?.seq ?? 1;
  if (first <= 1) return { ...thread, complete: true };
  const older = await pageOf(conversationId, { before: first });
  return { ...joined(thread, older), complete: older.length < PAGE };
};

/** Everything after `seq`, however much was missed. */
export const loadNewer = async (conversationId: string, seq: number): Promise<readonly Message[]> => {
  const page = await pageOf(conversationId, { after: seq });
  if (page.length < PAGE) return page;
  return [...page, ...(await loadNewer(conversationId, page.at(-1)!.seq))];
};

/** Idempotent by `clientId`. */
export const sendMessage = (conversationId: string, content: string, clientId: string): Promise<Message> =>
  call('POST /api/conversations/{id}/messages', {
    params: { id: conversationId },
    body: { content, client_id: clientId },
  });

export const changeConversation = (
  conversationId: string,
  body: Partial<Record<'isFavorite' | 'isArchived' | 'read' | 'blocked', boolean>>,
): Promise<Conversation> => call('PATCH /api/conversations/{id}', { params: { id: conversationId }, body });

export const getConversation = (conversationId: string): Promise<Conversation> =>
  call('GET /api/conversations/{id}', { params: { id: conversationId } });

export type ReportReason = (typeof conversationReportReasons)[number];

export const reportConversation = (conversationId: string, reason: ReportReason, note: string): Promise<unknown> =>
  call('POST /api/conversations/{id}/report', { params: { id: conversationId }, body: { reason, note: note || null } });
