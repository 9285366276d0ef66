import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { Conversation } from '@carsi/contracts/messaging/http/conversation';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, callPage, callPublic } from '../call';
import { mergePages } from '../pages-of';
import { type Conversations, withLater } from './conversation-list';
import { mine } from './me';

/** What a company's page may offer, for everybody alike. */
export const contactQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['contact', companyId],
    queryFn: (context) => callPublic('GET /api/companies/{id}/contact', { params: { id: companyId } }, context),
    staleTime: 30_000,
  });

const atOnce = 100;

const page = (archived: boolean, offset: number, context = {}) =>
  callPage(
    'GET /api/conversations',
    { query: { limit: atOnce, offset, archived: archived ? 'true' : 'false' } },
    context,
  );

/** The first hundred; a refetch loads as many as before. */
export const conversationsQuery = (user: AccountUser, archived: boolean) => {
  const queryKey = mine(user, 'conversations', archived ? 'archive' : 'inbox');
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Conversations> => {
      const before = client.getQueryData<Conversations>(queryKey)?.rows ?? [];
      const pages = Math.max(1, Math.ceil(before.length / atOnce));
      const list = mergePages(
        await Promise.all(Array.from({ length: pages }, (_, n) => page(archived, n * atOnce, { signal }))),
      );
      const now = client.getQueryData<Conversations>(queryKey)?.rows ?? [];
      const opened = list.rows.flatMap(
        ({ id }) => client.getQueryData<Conversation>(mine(user, 'conversation', id)) ?? [],
      );
      return withLater(list, archived, before, [...now, ...opened]);
    },
    staleTime: 0,
  });
};

/** Loads the next hundred. Throws ApiFailure. */
export const loadMoreConversations = async (
  client: QueryClient,
  user: AccountUser,
  archived: boolean,
): Promise<void> => {
  const { queryKey } = conversationsQuery(user, archived);
  const next = await page(archived, client.getQueryData(queryKey)?.rows.length ?? 0);
  client.setQueryData(queryKey, (list) => {
    if (!list) return list;
    const { rows, total } = mergePages([list, next]);
    // Nothing new below: whatever is counted beyond, asking again would not bring it.
    return { rows, total: rows.length === list.rows.length ? rows.length : total };
  });
};

/** Begins the one conversation with a company, or finds it. Throws ApiFailure. */
export const startConversation = (companyId: string): Promise<Conversation> =>
  call('POST /api/conversations', { body: { company_id: companyId } });
