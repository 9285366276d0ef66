import { commandsOf } from '@carsi/platform/events/commands';
import { readModelOf, type AnyReadModel } from '@carsi/platform/events/definition';
import type { ServiceContext } from '@carsi/platform/hosting/context';
import type { ServiceStores } from '@carsi/platform/service-module';
import type { Uploads } from '../owned/uploads.js';
import { article } from './article.js';
import { Editorial } from './editorial.js';
import { FindArticles } from './find-articles.js';
import { articleIndexes, articleRows, articleSlugs } from './projection.js';
import { Reactions } from './reactions.js';
import { seedArticles } from './seed.js';

export const editorialReadModels: readonly AnyReadModel[] = [
  readModelOf({ projection: articleRows, sources: ['store'], indexes: articleIndexes }),
  readModelOf({ projection: articleSlugs, sources: ['store'] }),
];

/** What the site itself publishes. The read models have been started. */
export const startEditorial = async (
  { platform: { cache, clock }, access }: ServiceContext,
  { collections, store, readModels }: ServiceStores,
  uploads: Pick<Uploads, 'attach'>,
) => {
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
