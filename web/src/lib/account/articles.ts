import type { AccountUser } from '@carsi/contracts/http/account';
import type { AdminArticle, ArticleBody } from '@carsi/contracts/http/editorial';
import type { ArticleState, Shelf } from '@carsi/contracts/editorial';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getMyPage, send } from '../http';
import { mine } from './me';

export const articlesPage = 20;
export const articlesKey = (admin: AccountUser): readonly unknown[] => mine(admin, 'articles');

const callOf = (shelf: Shelf): string => (shelf === 'blog' ? '/api/admin/blog' : '/api/admin/help');

export const articlesQuery = (
  admin: AccountUser,
  { shelf, state, q, page }: { shelf: Shelf; state: ArticleState | 'all'; q: string; page: number },
) =>
  queryOptions({
    queryKey: [...articlesKey(admin), shelf, state, q, page],
    queryFn: (context) => {
      const asked = new URLSearchParams({ status: state, limit: String(articlesPage) });
      asked.set('offset', String((page - 1) * articlesPage));
      if (shelf !== 'blog') asked.set('shelf', shelf);
      if (q) asked.set('q', q);
      return getMyPage<AdminArticle>(`${callOf(shelf)}?${asked}`, context);
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A new draft, or a change of what there is. */
export const saveArticle = (shelf: Shelf, id: string | null, article: ArticleBody): Promise<AdminArticle> => {
  const body = shelf === 'blog' ? article : { ...article, shelf };
  return id === null ? send('POST', callOf(shelf), body) : send('PUT', `${callOf(shelf)}/${id}`, body);
};
export const publishArticle = (shelf: Shelf, id: string): Promise<AdminArticle> =>
  send('POST', `${callOf(shelf)}/${id}/publish`);
export const withdrawArticle = (shelf: Shelf, id: string): Promise<AdminArticle> =>
  send('DELETE', `${callOf(shelf)}/${id}`);
/** Renders Markdown on the server, as on the published page. */
export const previewOf = (content: string): Promise<{ html: string }> =>
  send('POST', '/api/admin/blog/preview', { content });
