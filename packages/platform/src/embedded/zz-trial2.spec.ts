import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../clock.js';
import { eventLogContract } from '../testing/event-log.contract.js';
import { openDatabase } from './database.js';
import { createEmbeddedEventLog } from './event-log.js';
import { createEmbeddedEventStore } from './event-store.js';

eventLogContract('embedded', async (publish) => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-'));
  const db = openDatabase(join(folder, 'carsi.db'), { durable: true });
  const views = openDatabase(join(folder, 'views.db'), { durable: false });
  const store = createEmbeddedEventStore(db, 'reviews');
  const log = createEmbeddedEventLog(db, views, systemClock);
  log.addTopic('reviews.events', store, publish);
  return { log, store, topic: 'reviews.events', telemetry: 'analytics.interactions', close: async () => { await log.stop(); db.close(); views.close(); rmSync(folder, { recursive: true }); } };
});
