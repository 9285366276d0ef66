import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf, type AnyReadModel } from '@carsi/platform/events/definition';
import type { ReadModels } from '@carsi/platform/events/read-models';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import type { Collections, EventStore } from '@carsi/platform/platform';
import type { Uploads } from '../owned/uploads.js';
import { article } from './article.js';
import { Editorial } from './editorial.js';
import { FindArticles } from './find-articles.js';
import { articleIndexes, articleRows, articleSlugs } from './projection.js';
import { Reactions } from './reactions.js';
import { seedArticles } from './seed.js';

export const editorialViews: readonly AnyReadModel[] = [
  readModelOf({ projection: articleRows, sources: ['store'], indexes: articleIndexes }),
  readModelOf({ projection: articleSlugs, sources: ['store'] }),
];

/** What the site itself says, put together beside the companies: after the views have been started. */
export const startEditorial = async (
  { platform: { cache, clock }, access }: Pick<ServiceContext, 'platform' | 'access'>,
  collections: Collections,
  store: EventStore,
  readModels: ReadModels,
  uploads: Pick<Uploads, 'attach'>,
): Promise<{ readonly facade: Editorial; readonly reactions: Reactions }> => {
  const articles = commandsOf(article, store, clock);
  const rows = readModels.of(articleRows);
  const reactions = await Reactions.open(collections, cache, clock);
  await seedArticles(articles, rows, clock.now().toISOString());
  await readModels.waitFor([articleRows.name, articleSlugs.name], await store.head(), 10_000);
  const finding = new FindArticles(rows, readModels.of(articleSlugs), reactions);
  return {
    facade: new Editorial({ articles, finding, reactions, store, readModels, uploads }, access, clock),
    reactions,
  };
};
