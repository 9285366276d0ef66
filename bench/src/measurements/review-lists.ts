import { p95OneByOne } from '../support/load.js';
import { startReference } from '../support/processes.js';
import type { Table } from '../support/table.js';

const sorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
const GOAL_MS = 10;

/** Pages of reviews, of another company or in another order each time, so that none is cached; against the same bytes from bare Fastify. */
export const benchReviewLists = async (table: Table, url: string): Promise<void> => {
  const companies = (await (await fetch(`${url}/api/companies?limit=100`)).json()) as readonly {
    slug: string;
    id: string;
  }[];
  const pathOf = (turn: number): string => {
    const { id } = companies[turn % companies.length]!;
    // Filters by stars give more pages once all orders are used.
    const stars = Math.floor(turn / (companies.length * sorts.length));
    const sort = sorts[Math.floor(turn / companies.length) % sorts.length]!;
    return `/api/companies/${id}/reviews?limit=20&sort=${sort}${stars > 0 ? `&rating=${6 - stars}` : ''}`;
  };
  const body = Buffer.from(await (await fetch(url + pathOf(0))).arrayBuffer());
  const reference = await startReference(body, 'application/json; charset=utf-8');
  const bare = await p95OneByOne(reference.url, () => '');
  await reference.stop();
  const ours = await p95OneByOne(url, pathOf);
  table.add(
    'review list, never the same',
    `p95 ${ours.toFixed(1)} ms`,
    `p95 ≤ ${GOAL_MS} ms`,
    ours <= GOAL_MS,
    `p95 ${bare.toFixed(1)} ms by bare Fastify`,
    (ours / bare).toFixed(1),
  );
};
