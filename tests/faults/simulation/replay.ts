import { createHash } from 'node:crypto';
import { companyDay } from '@carsi/analytics/company-day/projection';
import { knownCompany } from '@carsi/analytics/known-company/projection';
import { categories } from '@carsi/directory/category/projection';
import { companyPage } from '@carsi/directory/company-page/projection';
import { runningCampaigns } from '@carsi/directory/running-campaigns/projection';
import { slugs } from '@carsi/directory/slugs/projection';
import type { Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import type { Projection } from '@carsi/kernel/projection';
import { companyRating } from '@carsi/reviews/company-rating/projection';
import { companyReviews } from '@carsi/reviews/company-reviews/projection';
import type { State } from './servers.js';
import type { Simulated } from './system.js';

type Any = Projection<unknown, Event>;
const of = <Row, E extends Event>(projection: Projection<Row, E>): Any => projection as unknown as Any;

/** Every projection and where its events come from, written down once more, so that a wiring that lost one is noticed. */
export const projections: readonly (readonly [Simulated, Any, readonly string[]])[] = [
  ['directory', of(categories), ['store']],
  ['directory', of(slugs), ['store']],
  ['directory', of(runningCampaigns), ['store']],
  ['directory', of(companyPage), ['store', 'reviews.events', 'analytics.events']],
  ['reviews', of(companyRating), ['store']],
  ['reviews', of(companyReviews), ['store']],
  ['analytics', of(knownCompany), ['directory.events']],
  ['analytics', of(companyDay), ['analytics.interactions', 'directory.events', 'reviews.events']],
];

/** All that happened, once each and in order, whatever the log repeats. */
function* happened(state: State, service: Simulated, sources: readonly string[]) {
  for (const source of sources)
    if (source === 'store') yield* state.stores.get(service)?.positioned ?? [];
    else
      for (const partition of state.log.topics.get(source) ?? []) {
        let seen = 0;
        for (const record of partition) {
          if (record.position <= seen) continue;
          seen = record.position;
          yield { ...record, stream: record.key };
        }
      }
}

/** The rows that a projection has after all that happened, made here from nothing. */
export const replayed = (
  state: State,
  [service, projection, sources]: (typeof projections)[number],
): Map<string, unknown> => {
  const rows = new Map<string, unknown>();
  for (const { events, ...occurrence } of happened(state, service, sources))
    for (const event of events)
      for (const id of projection.rows(event, occurrence)) {
        const row = projection.evolve(rows.get(id), event, occurrence, id);
        if (row === undefined) rows.delete(id);
        else rows.set(id, row);
      }
  return rows;
};

/** SHA-256 of canonical JSON: rows by their id, keys in order. */
export const hashOf = (rows: Iterable<readonly [string, unknown]>): string => {
  const hash = createHash('sha256');
  for (const row of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(canonical(row));
  return hash.digest('hex');
};
