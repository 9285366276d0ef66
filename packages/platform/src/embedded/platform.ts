import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock.js';
import { RepeatingTask } from '../repeating-task.js';
import { createLogger, type Logger } from '../logging.js';
import { systemIds } from '../ids.js';
import type { Clock, EventStore, Ids, Platform, ServiceName } from '../platform.js';
import { createEmbeddedCache } from './cache.js';
import { createEmbeddedCollections } from './sqlite/collections.js';
import { openDatabase, type Database } from './sqlite/database.js';
import { createEmbeddedEventLog } from './sqlite/event-log.js';
import { createEmbeddedEventStore } from './sqlite/event-store.js';
import { createEmbeddedFiles } from './files.js';
import { claimFolder, type Folder } from './folder.js';
import { takeKeysOut } from './sqlite/keys-apart.js';
import { createEmbeddedMail } from './mail.js';
import { ownFolder } from './own-files.js';
import { createEmbeddedCalls } from './calls.js';
import { createEmbeddedSearch } from './search/search.js';
import { createUnusedSearch } from './search/unused.js';

/**
 * Everything in one folder and one process. `carsi.db` holds source data and syncs on every commit. `views.db` holds derived data
 * and may be deleted: it is then rebuilt from the first event.
 */
export interface EmbeddedPlatform extends Platform {
  readonly folder: Folder;
  /** A consistent copy of all source data, taken while running; personal keys are copied to a separate file. */
  backup(target: string, keys: string): Promise<void>;
}

/** Deleted rows are overwritten in the file at once; they may stay in the write-ahead log for this long. */
const SCRUB_MS = 10 * 60_000;

/** Retention of mails in the outbox: the longest of their links is valid for a week. */
const OUTBOX_MS = 30 * 86_400_000;
const CLEAR_MS = 3_600_000;

export interface EmbeddedOptions {
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly logger?: Logger;
  /** False for a process without searches: it then builds no index, which is most of the memory of a large folder. */
  readonly searched?: boolean;
}

export const createEmbeddedPlatform = async (
  path: string,
  {
    clock = systemClock,
    ids = systemIds,
    logger = createLogger('platform', 'warn'),
    searched = true,
  }: EmbeddedOptions = {},
): Promise<EmbeddedPlatform> => {
  const folder = await claimFolder(path);
  for (const part of ['files', 'outbox']) ownFolder(join(path, part));
  const { events, views } = await openFiles(path, folder);
  const log = createEmbeddedEventLog(events, views, clock, logger);
  const cache = createEmbeddedCache(clock);
  const stores = new Map<ServiceName, EventStore>();
  // A full disk refuses this too, which is no reason to exit.
  const scrubbing = new RepeatingTask(clock, SCRUB_MS, logger);
  scrubbing.start(async () => {
    events.scrub();
    views.scrub();
  });
  const mail = createEmbeddedMail(join(path, 'outbox'));
  const clearing = new RepeatingTask(clock, CLEAR_MS, logger);
  clearing.start(() => mail.removeBefore(clock.now().getTime() - OUTBOX_MS));
  return {
    clock,
    ids,
    log,
    calls: createEmbeddedCalls(),
    search: searched ? createEmbeddedSearch({ folder: join(path, 'search') }) : createUnusedSearch(),
    cache,
    files: createEmbeddedFiles(join(path, 'files')),
    mail,
    folder,
    store: (service, publish) => {
      const known = stores.get(service);
      if (known) return known;
      const store = createEmbeddedEventStore(events, service);
      stores.set(service, store);
      log.addTopic(`${service}.events`, store, publish);
      return store;
    },
    collections: (service) => createEmbeddedCollections(events, views, service),
    backup: async (target, keys) => {
      ownFolder(target);
      await events.copyTo(join(target, 'carsi.db'));
      await takeKeysOut(join(target, 'carsi.db'), keys);
      // Exports are excluded: they live for a week and can be made again, and a backup would keep them beyond an erasure.
      const exports = join(path, 'files', 'exports');
      const filter = (source: string): boolean => source !== exports;
      for (const part of ['files', 'outbox'])
        if (existsSync(join(path, part))) await cp(join(path, part), join(target, part), { recursive: true, filter });
    },
    stop: async () => {
      scrubbing.stop();
      clearing.stop();
      await log.stop();
      cache.stop();
      events.close();
      views.close();
      await folder.release();
    },
  };
};

/** Opens both data files; if one is refused the folder is released. */
const openFiles = async (
  path: string,
  folder: Folder,
): Promise<{ readonly events: Database; readonly views: Database }> => {
  let events: Database | undefined;
  try {
    events = openDatabase(join(path, 'carsi.db'), { durable: true });
    return { events, views: openDatabase(join(path, 'views.db'), { durable: false }) };
  } catch (error) {
    events?.close();
    await folder.release();
    throw error;
  }
};
