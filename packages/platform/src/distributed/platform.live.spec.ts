import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../hosting/config.js';
import type { LogRecord } from '../platform.js';
import { createDistributedPlatform } from './platform.js';

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

describe('the distributed platform', () => {
  it('takes a commit from the store of one process to a reader in another, and stops', async () => {
    const prefix = `t${randomUUID().slice(0, 8)}`;
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
    const [writer, reader] = await Promise.all([
      createDistributedPlatform(config, silent as never),
      createDistributedPlatform(config, silent as never),
    ]);
    const got: LogRecord[] = [];
    await reader.log.read({
      topic: 'reviews.events',
      name: 'directory.ratings',
      kind: 'competing',
      handle: async (batch) => void got.push(...batch),
    });
    const store = writer.store('reviews', (event) => event);
    const woken = new Promise<void>((resolve) => store.onAppended(resolve));
    await store.append('review-1', 0, {
      events: [{ type: 'ReviewPosted', data: { rating: 5 } }],
      by: 'ayse',
      at: writer.clock.now().toISOString(),
      commandId: writer.ids.next(),
      correlationId: 'visit-1',
    });
    await woken;
    const rows = await writer.collections('reviews').open<{ rating: number }>('ratings', { indexes: [['rating']] });
    await rows.write([{ id: 'c1', v: 0, marks: { store: 1 }, row: { rating: 5 } }]);
    const deadline = Date.now() + 20_000;
    while (got.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(got).toMatchObject([{ topic: 'reviews.events', key: 'review-1', position: 1, by: 'ayse' }]);
    expect(await rows.find({ where: { rating: 5 } })).toEqual([{ id: 'c1', row: { rating: 5 } }]);
    const deadlineOfBacklog = Date.now() + 5_000;
    while ((await writer.backlog('reviews')) > 0 && Date.now() < deadlineOfBacklog)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await writer.backlog('reviews')).toBe(0);
    const began = Date.now();
    await Promise.all([writer.stop(), reader.stop()]);
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});
