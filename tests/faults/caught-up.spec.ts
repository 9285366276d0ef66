import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Event } from '@carsi/kernel/event';
import { canonical } from '@carsi/kernel/given';
import type { Projection } from '@carsi/kernel/projection';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { readModelOf } from '@carsi/platform/events/definition';
import { ReadModels } from '@carsi/platform/events/read-models';
import { createLogger } from '@carsi/platform/logging';
import { StreamMoved } from '@carsi/platform/platform';
import { temporaryFolder } from '@carsi/platform/testing/folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `ROUNDS=1000` is a night. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const APPENDERS = 8;
const EACH = 6;

type Sold = Event<'Sold', { readonly shop: string; readonly what: string }>;
const till: Projection<{ readonly sold: readonly string[] }, Sold> = {
  name: 'till',
  version: 1,
  rows: ({ data }) => [data.shop],
  evolve: (row, { data }) => ({ sold: [...(row?.sold ?? []).slice(-40), data.what] }),
};
const hashOf = (values: readonly unknown[]): string => createHash('sha256').update(canonical(values)).digest('hex');

describe('a reader beside eight who append', () => {
  const folder = temporaryFolder();
  let platform: EmbeddedPlatform;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path);
  });
  afterAll(async () => {
    await platform.stop();
    folder.remove();
  });

  it(
    `never believes to have caught up while it is behind, in ${ROUNDS} rounds`,
    async () => {
      const store = platform.store('reviews', (event) => event);
      const logger = createLogger('test', 'silent');
      const readModels = new ReadModels(store, platform.collections('reviews'), platform.log, platform.clock, logger);
      await readModels.start([readModelOf({ projection: till, sources: ['store'] })]);
      let wrong = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const from = await store.head();
        let appending = true;
        const append = async (shop: string, commandId: string): Promise<void> => {
          const events: Sold[] = [{ type: 'Sold', data: { shop, what: commandId } }];
          const meta = { by: null, at: '2026-11-21T09:00:00Z', commandId, correlationId: 'r' };
          for (let done = false; !done;) {
            const { length } = await store.read(`shop-${shop}`);
            done = await store.append(`shop-${shop}`, length, { ...meta, events }).then(
              () => true,
              (error: unknown) => (error instanceof StreamMoved ? false : Promise.reject(error as Error)),
            );
          }
        };
        const writers = Array.from({ length: APPENDERS }, async (_, writer) => {
          for (let n = 0; n < EACH; n++)
            await append(n % 3 === 0 ? `${round}-all` : `${round}-${writer}`, `${round}-${writer}-${n}`);
        });
        const reading = (async () => {
          while (appending) {
            const head = await store.head();
            if (!(await readModels.waitFor(['till'], head, 5_000))) continue;
            for (const { events } of await store.readAll(Math.max(from, head - 10), head - Math.max(from, head - 10))) {
              const { shop, what } = (events[0] as Sold).data;
              if (!(await readModels.of(till).get(shop))?.sold.includes(what)) wrong += 1;
            }
            await setImmediate();
          }
        })();
        await Promise.all(writers);
        appending = false;
        await reading;
        // What the reader has, one by one, is what stands in the store, in its order.
        const commits = await store.readAll(from, 1_000);
        expect(commits.map(({ position }) => position)).toEqual(commits.map((_, index) => from + 1 + index));
        expect(commits).toHaveLength(APPENDERS * EACH);
        await readModels.waitFor(['till'], await store.head(), 5_000);
        for (const shop of new Set(commits.map(({ stream }) => stream.slice('shop-'.length)))) {
          const sold = commits.filter(({ stream }) => stream === `shop-${shop}`).map(({ commandId }) => commandId);
          expect(hashOf((await readModels.of(till).get(shop))!.sold)).toBe(hashOf(sold));
        }
      }
      expect(wrong).toBe(0);
      await readModels.stop();
    },
    60_000 + ROUNDS * 2_000,
  );
});
