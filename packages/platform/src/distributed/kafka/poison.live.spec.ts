import { randomUUID } from 'node:crypto';
import type { Command, Event } from '@carsi/kernel/event';
import type { Policy } from '@carsi/kernel/policy';
import type { Projection } from '@carsi/kernel/projection';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModelOf } from '../../events/definition.js';
import { Policies } from '../../events/policies.js';
import { ReadModels } from '../../events/read-models.js';
import { readConfig } from '../../hosting/config.js';
import { createLogger } from '../../logging.js';
import type { EventStore } from '../../platform.js';
import { createDistributedPlatform, type DistributedPlatform } from '../platform.js';

type Sold = Event<'Sold', { readonly what: string }>;
const restock: Policy<Sold, Command> = {
  name: 'restock-when-sold',
  from: 'origin',
  when: ({ data }) => [{ type: 'Restock', data }],
};
const till = (
  evolve: Projection<{ readonly sold: number }, Sold>['evolve'],
): Projection<{ readonly sold: number }, Sold> => ({
  name: 'till',
  version: 1,
  rows: ({ data }) => [data.what],
  evolve,
});
const logger = createLogger('test', 'silent');

describe('a poisonous event on real servers', () => {
  const prefix = `t${randomUUID().slice(0, 8)}`;
  const goods = ['tea', 'poison', 'nuts', 'salt', 'rice', 'oil'];
  let platform: DistributedPlatform;
  let store: EventStore;
  let restocked: string[];
  const start = async (): Promise<void> => {
    const config = readConfig({
      ...process.env,
      KAFKA_PREFIX: `${prefix}-`,
      KAFKA_REPLICATION: '1',
      MONGO_PREFIX: prefix,
      S3_URL: 'http://127.0.0.1:9',
      S3_ACCESS_KEY: 'carsi',
      S3_SECRET_KEY: 'only-for-tests',
      SMTP_URL: 'smtp://127.0.0.1:9',
      OPERATOR_KEY: 'x'.repeat(32),
      SERVICE_SECRET: 'secret-between-the-services-of-this-test',
    });
    platform = await createDistributedPlatform(config, logger);
    store = platform.store('reviews', (event) => event);
  };
  beforeEach(async () => {
    restocked = [];
    await start();
  });
  afterEach(() => platform.stop());

  const sell = async (what: string, version: number): Promise<void> => {
    const commandId = `${what}-${version}`;
    const events: Sold[] = [{ type: 'Sold', data: { what } }];
    await store.append(`good-${what}`, version, {
      events,
      by: null,
      at: '2026-11-21T09:00:00Z',
      commandId,
      correlationId: 'r',
    });
  };
  /** As a service does it; `cured` is the next version of its code. */
  const listen = async ({ cured }: { cured: boolean }): Promise<Policies> => {
    const run = async ({ data }: Command): Promise<void> => {
      const { what } = data as Sold['data'];
      if (what === 'poison' && !cured) throw new TypeError('a bug');
      restocked.push(what);
    };
    const definition = { policy: restock as never, topic: 'reviews.events', run };
    const policies = new Policies(platform.collections('reviews'), [definition], logger);
    const handle: Parameters<typeof platform.log.read>[0]['handle'] = (records) =>
      policies.take('reviews.events', records);
    await platform.log.read({ topic: 'reviews.events', name: 'policies', kind: 'competing', handle });
    return policies;
  };

  it('is parked by a policy with what follows on its key, while others flow, and is carried out by new code', async () => {
    const policies = await listen({ cured: false });
    for (const version of [0, 1]) for (const what of goods) await sell(what, version);
    const flowing = goods.filter((what) => what !== 'poison');
    await expect.poll(() => restocked.toSorted()).toEqual([...flowing, ...flowing].toSorted());
    await expect
      .poll(async () => (await policies.list()).map(({ reason }) => reason))
      .toEqual(['TypeError: a bug', 'waits behind an earlier one of its key']);
    expect(await policies.replay('restock-when-sold')).toBe(0);

    await platform.stop();
    await start();
    const cured = await listen({ cured: true });
    restocked = [];
    expect(await cured.replay('restock-when-sold')).toBe(2);
    expect(await cured.list()).toEqual([]);
    expect(restocked).toEqual(['poison', 'poison']);
  });

  it('is recorded by a projection, marks it faulty, and is repaired by new code and a rebuild', async () => {
    const count = (row: { readonly sold: number } | undefined) => ({ sold: (row?.sold ?? 0) + 1 });
    const open = async (projection: ReturnType<typeof till>): Promise<ReadModels> => {
      const readModels = new ReadModels(store, platform.collections('reviews'), platform.log, platform.clock, logger);
      await readModels.start([readModelOf({ projection, sources: ['store'] })]);
      return readModels;
    };
    const head = await store.head();
    expect(head).toBe(2 * goods.length);
    const broken = await open(
      till((row, { data }) => {
        if (data.what === 'poison') throw new TypeError('a bug');
        return count(row);
      }),
    );
    expect(await broken.waitFor(['till'], head, 10_000)).toBe(true);
    expect((await broken.status())[0]).toMatchObject({ faults: 2, position: head });
    expect(await broken.of(till(count)).get('tea')).toEqual({ sold: 2 });
    await broken.stop();
    const mended = await open(till(count));
    await mended.rebuild('till');
    expect(await mended.of(till(count)).get('poison')).toEqual({ sold: 2 });
    expect((await mended.status())[0]).toMatchObject({ faults: 0 });
    await mended.stop();
  });
});
