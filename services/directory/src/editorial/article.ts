import type { ArticleText, Shelf } from '@carsi/contracts/directory/editorial';
import type { Command, Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// Names and shapes are on disk for ever.

interface Written {
  readonly article: ArticleText;
}
export type ArticleDrafted = Event<'ArticleDrafted', Written>;
export type ArticleRevised = Event<'ArticleRevised', Written>;
/** A republished article keeps its first date. */
export type ArticlePublished = Event<'ArticlePublished', { readonly shelf: Shelf; readonly publishedAt: string }>;
export type ArticleWithdrawn = Event<'ArticleWithdrawn', { readonly shelf: Shelf }>;
export type ArticleEvent = ArticleDrafted | ArticleRevised | ArticlePublished | ArticleWithdrawn;

export type DraftArticle = Command<'DraftArticle', Written>;
export type ReviseArticle = Command<'ReviseArticle', Written>;
/** What the product brings along: drafted and published at once, on the day that it names. */
export type SeedArticle = Command<'SeedArticle', Written & { readonly publishedAt: string }>;
export type PublishArticle = Command<'PublishArticle', Record<string, never>>;
export type WithdrawArticle = Command<'WithdrawArticle', Record<string, never>>;
export type ArticleCommand = DraftArticle | ReviseArticle | SeedArticle | PublishArticle | WithdrawArticle;

export type Article =
  | { readonly is: 'unknown' }
  | {
      readonly is: 'draft' | 'published' | 'withdrawn';
      readonly article: ArticleText;
      readonly publishedAt: string | null;
    };

const decide = (command: ArticleCommand, state: Article): readonly ArticleEvent[] => {
  if (command.type === 'DraftArticle' || command.type === 'SeedArticle') {
    if (state.is !== 'unknown') return refuse('ARTICLE_EXISTS');
    const { article } = command.data;
    const drafted: ArticleDrafted = { type: 'ArticleDrafted', data: { article } };
    if (command.type === 'DraftArticle') return [drafted];
    const { publishedAt } = command.data;
    return [drafted, { type: 'ArticlePublished', data: { shelf: article.shelf, publishedAt } }];
  }
  if (state.is === 'unknown') return refuse('ARTICLE_NOT_FOUND');
  const { shelf } = state.article;
  switch (command.type) {
    case 'ReviseArticle': {
      const { article } = command.data;
      if (article.shelf !== shelf) return refuse('ARTICLE_SHELF');
      return canonical(article) === canonical(state.article) ? [] : [{ type: 'ArticleRevised', data: { article } }];
    }
    case 'PublishArticle':
      return state.is === 'published'
        ? []
        : [{ type: 'ArticlePublished', data: { shelf, publishedAt: state.publishedAt ?? command.meta.at } }];
    case 'WithdrawArticle':
      return state.is === 'published' ? [{ type: 'ArticleWithdrawn', data: { shelf } }] : [];
  }
};

const evolve = (state: Article, event: ArticleEvent): Article => {
  switch (event.type) {
    case 'ArticleDrafted':
      return { is: 'draft', article: event.data.article, publishedAt: null };
    case 'ArticleRevised':
      return state.is === 'unknown' ? state : { ...state, article: event.data.article };
    case 'ArticlePublished':
      return state.is === 'unknown' ? state : { ...state, is: 'published', publishedAt: event.data.publishedAt };
    case 'ArticleWithdrawn':
      return state.is === 'unknown' ? state : { ...state, is: 'withdrawn' };
  }
};

export const article: Aggregate<Article, ArticleCommand, ArticleEvent> = {
  name: 'article',
  initial: { is: 'unknown' },
  decide,
  evolve,
  // Previous slugs are stored: old links stay valid for ever.
  reservations: (events) => ({
    reservations: events.flatMap((event) =>
      'article' in event.data ? [`article-slug:${event.data.article.shelf}:${event.data.article.slug}`] : [],
    ),
  }),
};
