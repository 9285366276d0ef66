import { canonical } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import type { ArticleEvent } from './article.js';
import { articleRows, articleSlugs, type ArticleRow } from './projection.js';

const article = {
  shelf: 'blog' as const,
  title: 'Işıklı İşletme',
  slug: 'isikli-isletme',
  excerpt: 'Kısa',
  content: 'kelime '.repeat(500),
  category: 'tips',
  tags: ['ŞIK'],
  author: { name: 'Çarşı', role: 'Editör' },
  featured: false,
  rank: 0,
};
const on = (day: number) => ({ stream: 'article-a1', at: `2026-11-0${day}T09:00:00.000Z`, by: 'yonetici' });
const history: readonly ArticleEvent[] = [
  { type: 'ArticleDrafted', data: { article } },
  { type: 'ArticlePublished', data: { shelf: 'blog', publishedAt: on(2).at } },
  { type: 'ArticleRevised', data: { article: { ...article, slug: 'yeni-adres' } } },
  { type: 'ArticleWithdrawn', data: { shelf: 'blog' } },
  { type: 'ArticlePublished', data: { shelf: 'blog', publishedAt: on(2).at } },
];
const rowAfter = (count: number): ArticleRow | undefined =>
  history
    .slice(0, count)
    .reduce<ArticleRow | undefined>((row, event, day) => articleRows.evolve(row, event, on(day + 1), 'a1'), undefined);

describe('the list of articles', () => {
  it('is the same from the same events', () => expect(canonical(rowAfter(5))).toBe(canonical(rowAfter(5))));
  it('knows how an article stands, since when, and how long it takes to read', () => {
    expect([1, 2, 3, 4, 5].map((count) => rowAfter(count)!.state)).toEqual([
      'draft',
      'published',
      'published',
      'withdrawn',
      'published',
    ]);
    expect(rowAfter(5)).toMatchObject({
      slug: 'yeni-adres',
      publishedAt: on(2).at,
      updatedAt: on(5).at,
      readMinutes: 3,
    });
    expect(rowAfter(1)!.searched).toBe('isikli isletme kisa sik');
  });
  it('takes in nothing that is no article', () =>
    expect(articleRows.rows(history[0]!, { ...on(1), stream: 'company-a1' })).toEqual([]));
  it('keeps every address that an article had', () =>
    expect(history.flatMap((event) => articleSlugs.rows(event, on(1)))).toEqual([
      'blog:isikli-isletme',
      'blog:yeni-adres',
    ]));
});
