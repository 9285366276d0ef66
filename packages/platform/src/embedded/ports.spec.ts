import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../clock.js';
import { manualClock } from '../testing/manual-clock.js';
import { createLogger } from '../logging.js';
import type { MailMessage, Publish } from '../platform.js';
import { cacheContract } from '../testing/cache.contract.js';
import { collectionsContract } from '../testing/collections.contract.js';
import { eventLogContract } from '../testing/event-log.contract.js';
import { eventStoreContract } from '../testing/event-store.contract.js';
import { filesContract } from '../testing/files.contract.js';
import { temporaryFolder } from '../testing/folder.js';
import { mailContract } from '../testing/mail.contract.js';
import { callsContract } from '../testing/calls.contract.js';
import { createEmbeddedCache } from './cache.js';
import { createEmbeddedCollections } from './sqlite/collections.js';
import { openDatabase } from './sqlite/database.js';
import { createEmbeddedEventLog } from './sqlite/event-log.js';
import { createEmbeddedEventStore } from './sqlite/event-store.js';
import { createEmbeddedFiles } from './files.js';
import { createEmbeddedMail } from './mail.js';
import { createEmbeddedCalls } from './calls.js';

// The default profile keeps the promises of the ports by the same suites as the servers. Search has a spec of its own.

const openFiles = () => {
  const folder = temporaryFolder();
  const events = openDatabase(join(folder.path, 'carsi.db'), { durable: true });
  const views = openDatabase(join(folder.path, 'views.db'), { durable: false });
  const close = async (): Promise<void> => {
    events.close();
    views.close();
    folder.remove();
  };
  return { events, views, close };
};

eventStoreContract('SQLite', async () => {
  const { events, close } = openFiles();
  return { store: createEmbeddedEventStore(events, 'reviews'), close };
});

collectionsContract('SQLite', async () => {
  const { events, views, close } = openFiles();
  const collections = createEmbeddedCollections(events, views, 'reviews');
  return { collections, others: createEmbeddedCollections(events, views, 'billing'), close };
});

eventLogContract('SQLite', async (publish: Publish) => {
  const { events, views, close } = openFiles();
  const log = createEmbeddedEventLog(events, views, systemClock, createLogger('test', 'silent'));
  const store = createEmbeddedEventStore(events, 'reviews');
  log.addTopic('reviews.events', store, publish);
  return {
    log,
    store,
    topic: 'reviews.events',
    telemetry: 'analytics.interactions',
    close: async () => {
      await log.stop();
      await close();
    },
  };
});

cacheContract('in memory', async () => {
  const clock = manualClock('2026-11-21T09:00:00Z');
  const cache = createEmbeddedCache(clock);
  return { cache, pass: async (ms) => clock.advance(ms), close: async () => cache.stop() };
});

filesContract('a folder', async () => {
  const folder = temporaryFolder();
  return { files: createEmbeddedFiles(folder.path), close: async () => folder.remove() };
});

mailContract('an outbox folder', async () => {
  const folder = temporaryFolder();
  return {
    mail: createEmbeddedMail(folder.path),
    arrived: async () =>
      readdirSync(folder.path).map((name) => JSON.parse(readFileSync(join(folder.path, name), 'utf8')) as MailMessage),
    close: async () => folder.remove(),
  };
});

callsContract('in process', async () => {
  const calls = createEmbeddedCalls();
  return {
    calls,
    serve: async (service, handlers) => {
      const server = calls.server(service) as unknown as {
        addHandler(pattern: string, handler: unknown): void;
        listen(callback: () => void): void;
        close(): void;
      };
      for (const [pattern, handler] of Object.entries(handlers)) server.addHandler(pattern, handler);
      server.listen(() => undefined);
      return { close: async () => server.close() };
    },
    close: async () => undefined,
  };
});
