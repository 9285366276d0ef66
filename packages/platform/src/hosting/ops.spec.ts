import type { Event } from '@carsi/kernel/event';
import type { Projection } from '@carsi/kernel/projection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedPlatform, type EmbeddedPlatform } from '../embedded/platform.js';
import { readModelOf } from '../events/definition.js';
import { Policies } from '../events/policies.js';
import { ReadModels } from '../events/read-models.js';
import type { CallContext } from '../platform.js';
import { temporaryFolder } from '../testing/folder.js';
import { operatorsOnly } from '../testing/tokens.js';
import { clientOf } from './client.js';
import { createLogger } from '../logging.js';
import { Ops, servedOps, type OpsCalls } from './ops.js';
import { hostService, type HostedService } from './service.js';

const till: Projection<object, Event> = { name: 'till', version: 1, rows: () => [], evolve: (row) => row };
class Shop {}

describe('an operator of a service', () => {
  const folder = temporaryFolder();
  const logger = createLogger('test', 'silent');
  let platform: EmbeddedPlatform;
  let readModels: ReadModels;
  let service: HostedService;
  beforeAll(async () => {
    platform = await createEmbeddedPlatform(folder.path, { logger });
    const collections = platform.collections('reviews');
    readModels = new ReadModels(
      platform.store('reviews', () => undefined),
      collections,
      platform.log,
      platform.clock,
      logger,
    );
    await readModels.start([readModelOf({ projection: till, sources: ['store'] })]);
    const policies = new Policies(collections, [], logger);
    const ops = new Ops({ access: operatorsOnly('key'), readModels, policies });
    const module = { module: Shop, controllers: [servedOps.controller], providers: [{ provide: Ops, useValue: ops }] };
    service = await hostService('reviews', module, platform, { refusals: {}, logger });
  });
  afterAll(async () => {
    await service.stop();
    await readModels.stop();
    await platform.stop();
    folder.remove();
  });
  const context = (token = 'key'): CallContext => ({
    token,
    requestId: 'r',
    commandId: 'c',
    deadline: Date.now() + 60_000,
  });
  const ops = () => clientOf<OpsCalls>(platform.calls, 'reviews');

  it('is refused for an unknown projection or policy', async () => {
    const missing = { code: 'NOT_FOUND', status: 404 };
    await expect(ops().opsRebuild({ name: 'yok' }, context())).rejects.toMatchObject(missing);
    await expect(ops().opsStartRebuild({ name: 'yok' }, context())).rejects.toMatchObject(missing);
    await expect(ops().opsReplay({ policy: 'yok' }, context())).rejects.toMatchObject(missing);
    const place = { topic: 'shop.events', partition: 0, position: 1 };
    await expect(ops().opsSkip({ policy: 'yok', ...place }, context())).rejects.toMatchObject(missing);
  });

  it('makes a projection again, and not twice at once', async () => {
    const [first, second] = await Promise.allSettled([
      ops().opsRebuild({ name: 'till' }, context()),
      ops().opsRebuild({ name: 'till' }, context()),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled' });
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'REBUILD_RUNS', status: 409 } });
    expect(await ops().opsRebuild({ name: 'till' }, context())).toEqual({ rebuilt: true });
  });

  it('is nobody without the key', async () =>
    expect(ops().opsRebuild({ name: 'till' }, context('guessed'))).rejects.toMatchObject({ status: 401 }));
});
