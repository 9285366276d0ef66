import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { AdminArticle, ArticleBody } from '@carsi/contracts/directory/http/editorial';
import type { ArticleState, Shelf } from '@carsi/contracts/directory/editorial';
import { call } from '../call';
import { mine } from './me';
import { myPage } from './my-queries';
import { type UseQueryOptions } from '@tanstack/react-query';
import { type Listed } from '../http';

const sectionOf = (shelf: Shelf) => (shelf === 'blog' ? 'blog' : 'help');

export const articlesKey = (admin: AccountUser, shelf: Shelf): readonly unknown[] =>
  mine(admin, `GET /api/admin/${sectionOf(shelf)}`);

export const articlesQuery = (
  admin: AccountUser,
  shelf: Shelf,
  { state: status, q, page }: { state: ArticleState | 'all'; q: string; page: number },
): UseQueryOptions<Listed<AdminArticle>> =>
  shelf === 'blog'
    ? myPage(admin, 'GET /api/admin/blog', { query: { status, q } }, page)
    : myPage(admin, 'GET /api/admin/help', { query: { status, q, shelf } }, page);

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
