import { grown, type Grown } from './grown.js';
import type { Table } from '../support/table.js';

const FEW = 1_000;
const MANY = 100_000;

/** Promised: a directory a hundred times as large answers within twice the time. */
const promised = [
  ['search', 'search'],
  ['details', 'details'],
  ['company page', 'page'],
  ['thirty days of visitors', 'dashboard'],
] as const satisfies readonly (readonly [string, keyof Grown])[];

const ofAdmins = [
  ['admin lists, pages', 'pagesMs'],
  ['admin lists, a person by name', 'peopleByNameMs'],
  ['admin lists, a company by words', 'companiesByNameMs'],
  ['admin figures', 'figuresMs'],
] as const satisfies readonly (readonly [string, keyof Grown])[];

/** Measured without a limit: a larger answer takes longer. */
const others = [
  ['a page of all companies, with facets', 'listing'],
  ['/arama', 'searchPage'],
  ['a category’s page', 'categoryPage'],
  ['a hundred within ten kilometres', 'nearby'],
  ['suggestions', 'suggest'],
  ['a part of the sitemap', 'sitemap'],
  ['figures of the site', 'stats'],
] as const satisfies readonly (readonly [string, keyof Grown])[];

const ms = (value: number): string => `${value.toFixed(1)} ms`;

export const benchGrowth = async (table: Table): Promise<void> => {
  const [small, large] = (await grown([FEW, MANY])) as readonly [Grown, Grown];
  const row = (what: string, name: keyof Grown, goal: string, size?: (ratio: number) => boolean): void => {
    const ratio = large[name] / small[name];
    const of = `${ms(small[name])} at 1,000`;
    table.add(`${what}, 100,000 companies, p95`, ms(large[name]), goal, size?.(ratio), of, ratio.toFixed(2));
  };
  for (const [what, name] of promised) row(what, name, '≤ 2 ×', (ratio) => ratio <= 2);
  for (const [what, name] of ofAdmins) row(what, name, '≤ 100 ms', () => large[name] <= 100);
  for (const [what, name] of others) row(what, name, '–');
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  table.add('100,000 companies loaded', seconds(large.loadSeconds), '≤ 180 s', large.loadSeconds <= 180);
  table.add('ready with 100,000 companies', seconds(large.readyMs / 1000), '–', undefined);
  table.add('the same after kill -9', seconds(large.afterKillMs / 1000), '–', undefined);
  table.add('resident with 100,000 companies', `${large.residentMb} MB`, '–', undefined);
};
