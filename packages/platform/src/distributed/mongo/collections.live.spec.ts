import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../platform.js';
import { collectionsContract } from '../../testing/collections.contract.js';
import { createMongoCollections } from './collections.js';
import { openMongo } from './mongo.js';

collectionsContract('MongoDB', async () => {
  const mongo = await openMongo(process.env['MONGO_URL']!, `t${randomUUID().slice(0, 8)}`);
  const [reviews, billing] = [mongo.database('reviews'), mongo.database('billing')];
  return {
    collections: createMongoCollections(reviews),
    others: createMongoCollections(billing),
    close: async () => {
      await reviews.dropDatabase();
      await billing.dropDatabase();
      await mongo.close();
    },
  };
});

describe('a MongoDB that cannot be reached', () => {
  it('is an unavailable store, within two seconds', async () => {
    const began = Date.now();
    await expect(openMongo('mongodb://127.0.0.1:9', 'away', { patienceMs: 0 })).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    expect(Date.now() - began).toBeLessThan(2_500);
  });

  it('is unavailable after the connection is closed', async () => {
    const mongo = await openMongo(process.env['MONGO_URL']!, `t${randomUUID().slice(0, 8)}`);
    const rows = await createMongoCollections(mongo.database('reviews')).open<{ n: number }>('rows');
    await mongo.close();
    await expect(rows.load(['a'])).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(rows.write([{ id: 'a', v: 0, marks: {}, row: { n: 1 } }])).rejects.toBeInstanceOf(StoreUnavailable);
  });
});
