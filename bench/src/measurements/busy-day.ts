import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyDay } from '@carsi/analytics/company-day/projection';
import { createMongoCollections } from '@carsi/platform/distributed/mongo/collections';
import { openMongo } from '@carsi/platform/distributed/mongo/mongo';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { apply, type RowCache } from '@carsi/platform/events/apply';
import type { Delivery } from '@carsi/platform/events/fold';
import { LruMap } from '@carsi/platform/events/lru-map';
import type { Collections } from '@carsi/platform/platform';
import { visitOf } from '../support/visits.js';

/** The size of a batch in a flood. */
const BATCH = 100;

/** Milliseconds for a thousand visits to one company on one day: the first thousand, and the last of `visits`. */
export const benchBusyDay = async (visits: number): Promise<Record<string, { first: number; last: number }>> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-bench-'));
  const platform = await createEmbeddedPlatform(folder);
  // The code is warm then.
  await dayOf(platform.collections('reviews'), 5_000);
  const times = { embedded: await dayOf(platform.collections('analytics'), visits) };
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
  const { MONGO_URL } = process.env;
  if (!MONGO_URL) return times;
  const mongo = await openMongo(MONGO_URL, `bench_${process.pid}`);
  const mongodb = await dayOf(createMongoCollections(mongo.database('analytics')), visits);
  await mongo.close();
  return { ...times, mongodb };
};

const dayOf = async (collections: Collections, visits: number): Promise<{ first: number; last: number }> => {
  const rows = await collections.open<never>('busy_day');
  const stored: RowCache<never> = new LruMap(100);
  const at = '2026-11-21T09:00:00.000Z';
  const delivery = (n: number): Delivery => {
    const { type, data } = visitOf(n);
    return { position: n + 1, stream: 'busy', at, by: null, events: [{ type, data: { ...data, companyId: 'busy' } }] };
  };
  const times: number[] = [];
  for (let thousand = 0; thousand < visits; thousand += 1_000) {
    const begun = performance.now();
    for (let from = thousand; from < thousand + 1_000; from += BATCH)
      await apply(
        companyDay as never,
        rows,
        's/0',
        Array.from({ length: BATCH }, (_, n) => delivery(from + n)),
        stored,
      );
    times.push(performance.now() - begun);
  }
  const middle = (some: number[]): number => some.toSorted((a, b) => a - b)[some.length >> 1]!;
  return { first: times[0]!, last: middle(times.slice(-20)) };
};
