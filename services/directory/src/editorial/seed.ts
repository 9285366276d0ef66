import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelves, type ArticleText, type Shelf } from '@carsi/contracts/directory/editorial';
import { editorsOf } from '@carsi/contracts/common/site-name';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Article, ArticleCommand } from './article.js';
import type { ArticleRow } from './projection.js';
import { readArticle } from './read-article.js';

/** Beside the sources and not in dist: the compiler copies no texts. The same from either. */
const folder = fileURLToPath(new URL('../../src/data/editorial/', import.meta.url));

export interface SeedFile {
  readonly id: string;
  readonly article: ArticleText;
  readonly publishedAt: string;
}

/** `name: value` lines between two `---`, then Markdown. Throws for a file that is none. */
export const seedFile = (shelf: Shelf, name: string, text: string): SeedFile => {
  const [, head = '', content = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const existing = new Map(
    head.split('\n').map((line) => [line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 1).trim()]),
  );
  const field = (key: string): string => existing.get(key) ?? '';
  const date = field('date') || '2026-11-02';
  const article = readArticle({
    shelf,
    title: field('title'),
    slug: name,
    excerpt: field('excerpt'),
    content,
    category: field('category'),
    tags: field('tags')
      .split(',')
      .map((tag) => tag.trim()),
    author: { name: field('author') || editorsOf(null), role: field('role') || 'Editör' },
    featured: field('featured') === 'true',
    rank: Number(field('rank') || '100'),
  });
  return { id: `${shelf}_${name}`.slice(0, 64), article, publishedAt: `${date}T06:00:00.000Z` };
};

export const seedFiles = (): readonly SeedFile[] =>
  shelves.flatMap((shelf) =>
    readdirSync(join(folder, shelf))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => seedFile(shelf, file.slice(0, -'.md'.length), readFileSync(join(folder, shelf, file), 'utf8'))),
  );

/** Seeds the first articles; existing ones, also changed or withdrawn ones, stay. */
export const seedArticles = async (
  articles: Commands<Article, ArticleCommand>,
  rows: ReadModel<ArticleRow>,
  at: string,
): Promise<void> => {
  const files = seedFiles();
  const known = await rows.getAll(files.map(({ id }) => id));
  const absent = files.filter(({ id }) => !known.has(id));
  await Promise.all(
    absent.map(async ({ id, article, publishedAt }) => {
      const meta = { by: 'seed', at, commandId: `seed-${id}`, correlationId: 'seed' };
      const command: ArticleCommand = { type: 'SeedArticle', data: { article, publishedAt }, meta };
      await articles.run(id, command, { fresh: true }).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.code === 'ARTICLE_EXISTS')) throw error;
      });
    }),
  );
};
