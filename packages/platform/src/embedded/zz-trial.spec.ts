import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventStoreContract } from '../testing/event-store.contract.js';
import { openDatabase } from './database.js';
import { createEmbeddedEventStore } from './event-store.js';

eventStoreContract('embedded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-'));
  const db = openDatabase(join(folder, 'carsi.db'), { durable: true });
  return { store: createEmbeddedEventStore(db, 'reviews'), close: async () => { db.close(); rmSync(folder, { recursive: true }); } };
});
