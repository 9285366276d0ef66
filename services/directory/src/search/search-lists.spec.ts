import { createEmbeddedSearch } from '@carsi/platform/embedded/search/search';
import type { List } from '@carsi/platform/testing/search-lists/companies';
import { type Figures, totalOf, worstOf } from '@carsi/platform/testing/search-lists/figures';
import { osmList } from '@carsi/platform/testing/search-lists/osm-list';
import { listQuestions } from '@carsi/platform/testing/search-lists/questions';
import { type ListScore, scoreList } from '@carsi/platform/testing/search-lists/scorer';
import { sourceList } from '@carsi/platform/testing/search-lists/source-list';
import { minuteOfWeek } from '@carsi/turkish/calendar';
import { describe, expect, it } from 'vitest';
import { seedCategories } from '../category/seed.js';

const COMPANIES = 2_000;
const PER_KIND = 10;
const SEED = 606;
const NOW = new Date('2026-11-25T14:00:00+03:00');
const builtIn = seedCategories().map(({ id, category }) => ({ ...category, id }));

const measured = async (list: List): Promise<ListScore> => {
  const index = await createEmbeddedSearch({ now: () => NOW }).index('lists');
  await index.setCategories(list.categories);
  await index.put(list.companies.map(({ document }) => document));
  return scoreList(index, list, listQuestions(list, PER_KIND, SEED, minuteOfWeek(NOW)));
};
type Floors = Omit<Figures, 'questions'> & { readonly fooled: number };

/** The small size of what `npm run bench:search -- --lists --worst` prints; floors lie a little under what is measured. */
describe('a list that somebody else made', () => {
  it.each<readonly [string, () => List, Floors]>([
    [
      'of OpenStreetMap',
      () => osmList(builtIn, COMPANIES),
      { first: 0.96, ten: 0.985, ndcg: 0.955, empty: 0.005, dropped: 0.005, fooled: 0 },
    ],
    [
      'with the source’s categories',
      () => sourceList(builtIn, COMPANIES),
      { first: 0.95, ten: 0.975, ndcg: 0.93, empty: 0.01, dropped: 0.005, fooled: 0 },
    ],
  ])('%s is searched as people ask', async (_, make, floors) => {
    const score = await measured(make());
    const { questions, first, ten, ndcg, empty, dropped } = totalOf(score);
    const worst = worstOf(score);
    expect(questions).toBeGreaterThanOrEqual(200);
    expect(first, worst).toBeGreaterThanOrEqual(floors.first);
    expect(ten, worst).toBeGreaterThanOrEqual(floors.ten);
    expect(ndcg, worst).toBeGreaterThanOrEqual(floors.ndcg);
    expect(empty, worst).toBeLessThanOrEqual(floors.empty);
    expect(dropped, worst).toBeLessThanOrEqual(floors.dropped);
    expect(score.fooled.length, worst).toBeLessThanOrEqual(floors.fooled);
  });
});
