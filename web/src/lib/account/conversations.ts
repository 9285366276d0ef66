import type { AccountUser } from '@carsi/contracts/http/account';
import type { ContactOptions, Conversation } from '@carsi/contracts/http/conversation';
import { queryOptions } from '@tanstack/react-query';
import { get, getMine, send } from '../http';
import { mine } from './me';

/** What a company's page may offer, for everybody alike. */
export const contactQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['contact', companyId],
    queryFn: (context) => get<ContactOptions>(`/api/companies/${encodeURIComponent(companyId)}/contact`, context),
    staleTime: 30_000,
  });

/** The last to say something first. */
export const conversationsQuery = (user: AccountUser, archived: boolean) =>
  queryOptions({
    queryKey: mine(user, 'conversations', archived ? 'archive' : 'inbox'),
    queryFn: (context) => getMine<Conversation[]>(`/api/conversations?limit=100&archived=${archived}`, context),
    staleTime: 0,
  });

/** Begins the one conversation with a company, or finds it. Throws ApiFailure. */
export const startConversation = (companyId: string): Promise<Conversation> =>
  send('POST', '/api/conversations', { company_id: companyId });
