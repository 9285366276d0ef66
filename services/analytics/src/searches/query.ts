import type { EmptySearch } from '@carsi/contracts/analytics/calls';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Search } from './projection.js';

/** Searches by fewer people are hidden. */
const POPULAR = 3;
/** More than a page shows: admins hide some. */
const MOST = 50;
/** Until people have searched: what the specification proposes. */
const starters = ['istanbul restoran', 'ankara berber', 'izmir kafe', 'bursa güzellik', 'antalya otel'];

export const popular = async (searches: ReadModel<Search>): Promise<readonly { query: string; count: number }[]> => {
  const most = await searches.find({
    where: { found: true, popularity: { gte: POPULAR } },
    sort: [
      ['popularity', 'desc'],
      ['query', 'asc'],
    ],
    limit: MOST,
  });
  const popular = most.map(({ row: { text, popularity: count } }) => ({ query: text, count }));
  return [...popular, ...starters.map((query) => ({ query, count: 0 }))];
};

export const inVain = async (searches: ReadModel<Search>, limit: number): Promise<readonly EmptySearch[]> => {
  const rows = await searches.find({
    where: { found: false },
    sort: [
      ['asked', 'desc'],
      ['query', 'asc'],
    ],
    limit,
  });
  return rows.map(({ row: { query, text, asked, withoutResults, lastAskedAt } }) => ({
    query,
    text,
    asked,
    withoutResults,
    lastAskedAt,
  }));
};
