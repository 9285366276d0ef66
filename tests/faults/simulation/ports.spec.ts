import { createEmbeddedCache } from '@carsi/platform/embedded/cache';
import { manualClock } from '@carsi/platform/testing/manual-clock';
import { cacheContract } from '@carsi/platform/testing/cache.contract';
import { collectionsContract } from '@carsi/platform/testing/collections.contract';
import { eventLogContract } from '@carsi/platform/testing/event-log.contract';
import { eventStoreContract } from '@carsi/platform/testing/event-store.contract';
import { Disk } from './disk.js';
import { emptyLog, LogServer } from './log.js';
import { RowsServer } from './rows.js';
import { emptyStore, StoreServer } from './store.js';
import { World } from './world.js';

// The simulated servers are servers: in peace they keep the promises of the ports by the same suites as the real ones.

const openWorld = () => {
  const world = new World(1, '2026-11-21T09:00:00Z');
  let open = true;
  const running = world.run(() => !open, Infinity);
  const close = async (): Promise<void> => {
    open = false;
    await running;
  };
  const disk = new Disk(world, true);
  return { world, disk, life: world.begin('one'), close };
};

const openStore = async () => {
  const { world, disk, life, close } = openWorld();
  const server = new StoreServer(emptyStore(), world, disk);
  // Without work the world would stand still, and with it the suite's own pauses.
  const tick = (): void => void world.clock.after(1, tick);
  tick();
  const another = async () => ({ store: server.for(world.begin('another')), close: async () => undefined });
  return { world, disk, life, server, store: server.for(life), another, close };
};

eventStoreContract('simulated', openStore);

collectionsContract('simulated', async () => {
  const { world, disk, life, close } = await openStore();
  const rows = new RowsServer(new Map(), world, disk, disk, { partial: true });
  return { collections: rows.for(life, 'reviews'), others: rows.for(life, 'billing'), close };
});

eventLogContract('simulated', async (publish) => {
  const { world, disk, life, server, store, close } = await openStore();
  const log = new LogServer({ state: emptyLog(), world, disk, offsets: disk, partitions: 3, unrest: () => 0 });
  log.follow('reviews.events', server, () => publish);
  return {
    log: log.for(life),
    store,
    topic: 'reviews.events',
    telemetry: 'analytics.interactions',
    another: async () => ({ log: log.for(world.begin('another')), close: async () => undefined }),
    close,
  };
});

cacheContract('simulated', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const cache = createEmbeddedCache(clock);
  return { cache, pass: async (ms) => clock.advance(ms), close: async () => cache.stop() };
});
