import { expect, it } from 'vitest';
import type { SearchIndex, SearchQuery } from '../../search.js';
import { company } from './company.js';

/** What people choose after words moves companies of the contract's town, in every engine. */
export const liftContract = (opened: () => SearchIndex): void => {
  const ask = (query: Partial<SearchQuery>) =>
    opened().search({ filters: {}, sort: 'relevance', limit: 20, offset: 0, ...query });
  const ids = async (query: Partial<SearchQuery>): Promise<readonly string[]> =>
    (await ask(query)).hits.map(({ id }) => id);

  it('lifts what people choose after these words, a little and among those that explain the same', async () => {
    const lift = new Map(Object.entries({ d: 0.9, e: 0.5, c: 0.01 }));
    expect(await ids({ q: 'kafe' })).toEqual(['c', 'e', 'd']);
    expect(await ids({ q: 'kafe', lift })).toEqual(['d', 'e', 'c']);
    expect(await ids({ q: 'kafe', lift, limit: 2, offset: 1 })).toEqual(['e', 'c']);
    // Neither a name that is asked for nor another order gives way.
    expect(await ids({ q: 'ipek kafe', lift: new Map([['c', 1]]) })).toEqual(['e']);
    expect(await ids({ q: 'kafe', lift, sort: 'rating' })).toEqual(['c', 'e', 'd']);
    const { hits, groups, total } = await ask({ q: 'kafe ankara', lift: new Map([['e', 1]]) });
    expect([hits.map(({ id }) => id), total]).toEqual([['c', 'd'], 2]);
    expect(groups.flatMap((group) => group.hits.map(({ id }) => id))).toEqual(['e']);
  });

  it('never lifts above better evidence: a tag stays below a name', async () => {
    await opened().put([company('terlik', 'Mavi Terlik'), company('ayakkabi', 'Mavi Adım', { tags: ['Terlik'] })]);
    const lift = new Map([['ayakkabi', 1]]);
    expect(await ids({ q: 'terlik', lift })).toEqual(['terlik', 'ayakkabi']);
    await opened().remove(['terlik', 'ayakkabi']);
  });
};
