import type { ArticleState, ArticleText } from '@carsi/contracts/directory/editorial';
import type { Projection } from '@carsi/kernel/projection';
import { fold } from '@carsi/turkish/fold';
import type { ArticleEvent } from './article.js';

export interface ArticleRow extends ArticleText {
  readonly state: ArticleState;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly readMinutes: number;
  /** Title, excerpt and tags, and of a question its answer, folded. */
  readonly searched: string;
}

const WORDS_A_MINUTE = 200;

const minutesOf = (content: string): number =>
  Math.max(1, Math.round(content.split(/\s+/).filter((word) => word !== '').length / WORDS_A_MINUTE));
const searchedOf = ({ shelf, title, excerpt, tags, content }: ArticleText): string =>
  fold([title, excerpt, ...tags, ...(shelf === 'faq' ? [content] : [])].join(' '));

const isOurs = (stream: string): boolean => stream.startsWith('article-');
const idOf = (stream: string): string => stream.slice('article-'.length);

export const articleRows: Projection<ArticleRow, ArticleEvent> = {
  name: 'articles',
  version: 1,
  rows: (_event, { stream }) => (isOurs(stream) ? [idOf(stream)] : []),
  evolve: (row, event, { at }) => {
    if (event.type === 'ArticleDrafted' || event.type === 'ArticleRevised') {
      const { article } = event.data;
      return {
        ...article,
        state: row?.state ?? 'draft',
        publishedAt: row?.publishedAt ?? null,
        updatedAt: at,
        readMinutes: minutesOf(article.content),
        searched: searchedOf(article),
      };
    }
    if (!row) return undefined;
    if (event.type === 'ArticleWithdrawn') return { ...row, state: 'withdrawn', updatedAt: at };
    return { ...row, state: 'published', publishedAt: event.data.publishedAt, updatedAt: at };
  },
};

export const articleIndexes = [
  ['shelf', 'state', 'publishedAt'],
  ['shelf', 'state', 'category', 'publishedAt'],
  ['shelf', 'state', 'featured', 'publishedAt'],
  ['shelf', 'state', 'category', 'featured', 'publishedAt'],
  ['shelf', 'state', 'rank'],
  ['shelf', 'state', 'category', 'rank'],
  ['shelf', 'state', 'featured', 'rank'],
  ['shelf', 'state', 'category', 'featured', 'rank'],
  ['shelf', 'state', 'updatedAt'],
  ['shelf', 'updatedAt'],
];

/** Every slug that an article ever had: `<shelf>:<slug>`. */
export const articleSlugs: Projection<{ readonly articleId: string }, ArticleEvent> = {
  name: 'article-slugs',
  version: 1,
  rows: (event, { stream }) =>
    isOurs(stream) && 'article' in event.data ? [`${event.data.article.shelf}:${event.data.article.slug}`] : [],
  evolve: (_row, _event, { stream }) => ({ articleId: idOf(stream) }),
};
