import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { AdminCategory } from '@carsi/contracts/directory/http/category';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call } from '../../../lib/call';

export const categoriesQuery = (admin: AccountUser) =>
  queryOptions({
    queryKey: mine(admin, 'admin-categories'),
    queryFn: (context) => call('GET /api/admin/categories', {}, context),
    staleTime: 0,
  });

export type CategoryDraft = Pick<AdminCategory, 'name' | 'description' | 'popular' | 'keywords' | 'synonyms'>;

export const reviseCategory = (id: string, draft: CategoryDraft): Promise<AdminCategory> =>
  call('PUT /api/admin/categories/{id}', { params: { id }, body: draft });
export const addCategory = (parent_id: string | null, draft: CategoryDraft): Promise<AdminCategory> =>
  call('POST /api/admin/categories', { body: { ...draft, parent_id } });
