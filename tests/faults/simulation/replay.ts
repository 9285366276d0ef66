import { createHash } from 'node:crypto';
import { canonical } from '@carsi/kernel/given';
import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import type { State } from './servers.js';
import type { Simulated } from './system.js';

/** A projection as its service's module wired it. */
export interface Known {
  readonly service: Simulated;
  readonly projection: Projection<unknown, Event>;
  readonly sources: readonly string[];
}

/** All that happened, once each and in order, whatever the log repeats. */
function* happened(state: State, service: Simulated, sources: readonly string[]) {
  for (const source of sources)
    if (source === 'store') yield* state.stores.get(service)?.positioned ?? [];
    else
      for (const partition of state.log.topics.get(source) ?? []) {
        let observed = 0;
        for (const record of partition) {
          if (record.position <= observed) continue;
          observed = record.position;
          yield { ...record, stream: record.key };
        }
      }
}

/** The rows that a projection has after all that happened, made here from nothing. */
export const replayed = (state: State, { service, projection, sources }: Known): Map<string, unknown> => {
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
