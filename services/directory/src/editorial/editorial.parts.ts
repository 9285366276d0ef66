import { commandsOf } from '@carsi/platform/events/commands';
import { viewOf, type AnyView } from '@carsi/platform/events/definition';
import type { Views } from '@carsi/platform/events/views';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import type { Collections, EventStore } from '@carsi/platform/platform';
import type { Uploads } from '../owned/uploads.js';
import { article } from './article.js';
import { Editorial } from './editorial.js';
import { FindArticles } from './find-articles.js';
import { articleIndexes, articleRows, articleSlugs } from './projection.js';
import { Reactions } from './reactions.js';
import { seedArticles } from './seed.js';

export const editorialViews: readonly AnyView[] = [
  viewOf({ projection: articleRows, sources: ['store'], indexes: articleIndexes }),
  viewOf({ projection: articleSlugs, sources: ['store'] }),
];

/** What the site itself says, put together beside the companies: after the views have been started. */
export const startEditorial = async (
  { platform: { cache, clock }, access }: Pick<ServiceContext, 'platform' | 'access'>,
  collections: Collections,
  store: EventStore,
  views: Views,
  uploads: Pick<Uploads, 'attach'>,
): Promise<{ readonly facade: Editorial; readonly reactions: Reactions }> => {
  const articles = commandsOf(article, store, clock);
  const rows = views.view(articleRows);
  const reactions = await Reactions.open(collections, cache, clock);
  await seedArticles(articles, rows, clock.now().toISOString());
  await views.passed([articleRows.name, articleSlugs.name], await store.head(), 10_000);
  const finding = new FindArticles(rows, views.view(articleSlugs), reactions);
  return { facade: new Editorial({ articles, finding, reactions, store, views, uploads }, access, clock), reactions };
};
