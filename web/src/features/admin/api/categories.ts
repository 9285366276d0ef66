import type { AccountUser } from '@carsi/contracts/http/account';
import type { AdminCategory } from '@carsi/contracts/http/category';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine, send } from '../../../lib/http';

export const categoriesQuery = (admin: AccountUser) =>
  queryOptions({
    queryKey: mine(admin, 'admin-categories'),
    queryFn: (context) => getMine<AdminCategory[]>('/api/admin/categories', context),
    staleTime: 0,
  });

export type CategoryDraft = Pick<AdminCategory, 'name' | 'description' | 'popular' | 'keywords' | 'synonyms'>;

export const reviseCategory = (id: string, draft: CategoryDraft): Promise<AdminCategory> =>
  send('PUT', `/api/admin/categories/${encodeURIComponent(id)}`, draft);
export const addCategory = (parent_id: string | null, draft: CategoryDraft): Promise<AdminCategory> =>
  send('POST', '/api/admin/categories', { ...draft, parent_id });
