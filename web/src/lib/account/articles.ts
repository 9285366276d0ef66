import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { AdminArticle, ArticleBody } from '@carsi/contracts/directory/http/editorial';
import type { ArticleState, Shelf } from '@carsi/contracts/directory/editorial';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';
import { mine } from './me';

export const articlesPage = 20;
export const articlesKey = (admin: AccountUser): readonly unknown[] => mine(admin, 'articles');

const sectionOf = (shelf: Shelf) => (shelf === 'blog' ? 'blog' : 'help');

export const articlesQuery = (
  admin: AccountUser,
  { shelf, state, q, page }: { shelf: Shelf; state: ArticleState | 'all'; q: string; page: number },
) =>
  queryOptions({
    queryKey: [...articlesKey(admin), shelf, state, q, page],
    queryFn: (context) => {
      const query = { status: state, limit: articlesPage, offset: (page - 1) * articlesPage, q };
      return shelf === 'blog'
        ? callPage('GET /api/admin/blog', { query }, context)
        : callPage('GET /api/admin/help', { query: { ...query, shelf } }, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A new draft, or a change of what there is. */
export const saveArticle = (shelf: Shelf, id: string | null, article: ArticleBody): Promise<AdminArticle> => {
  if (shelf === 'blog')
    return id === null
      ? call('POST /api/admin/blog', { body: article })
      : call('PUT /api/admin/blog/{id}', { params: { id }, body: article });
  const body = { ...article, shelf };
  return id === null
    ? call('POST /api/admin/help', { body })
    : call('PUT /api/admin/help/{id}', { params: { id }, body });
};
export const publishArticle = (shelf: Shelf, id: string): Promise<AdminArticle> =>
  call(`POST /api/admin/${sectionOf(shelf)}/{id}/publish`, { params: { id } });
export const withdrawArticle = (shelf: Shelf, id: string): Promise<AdminArticle> =>
  call(`DELETE /api/admin/${sectionOf(shelf)}/{id}`, { params: { id } });
/** Renders Markdown on the server, as on the published page. */
export const previewOf = (content: string): Promise<{ html: string }> =>
  call('POST /api/admin/blog/preview', { body: { content } });
