import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyDay } from '@carsi/analytics/company-day/projection';
import { interactionsTopic } from '@carsi/contracts/analytics/events';
import { createEmbeddedPlatform } from '@carsi/platform/embedded/platform';
import { readModelOf } from '@carsi/platform/events/definition';
import { ReadModels } from '@carsi/platform/events/read-models';
import { createLogger } from '@carsi/platform/logging';
import { visitOf } from '../support/visits.js';

const BATCH = 2_000;

/** Visits of 5,000 companies through the analytics projection, embedded, and again as a rebuild. Events per second. */
export const benchConsumer = async (
  visits = 200_000,
): Promise<{ consume: number; rebuild: number; append: number; read: number }> => {
  const folder = mkdtempSync(join(tmpdir(), 'carsi-bench-'));
  const platform = await createEmbeddedPlatform(folder);
  const logger = createLogger('bench', 'silent');
  const at = new Date().toISOString();
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await work();
    return Math.round(visits / ((performance.now() - begun) / 1000));
  };
  const append = await timed(async () => {
    for (let from = 0; from < visits; from += BATCH)
      await platform.log.append(
        interactionsTopic,
        Array.from({ length: BATCH }, (_, n) => visitOf(from + n)).map((event) => ({
          key: event.data.companyId,
          at,
          by: null,
          events: [event],
        })),
      );
  });
  let handled = 0;
  const read = await timed(async () => {
    const reading = await platform.log.read({
      topic: interactionsTopic,
      name: 'bench-raw',
      kind: 'competing',
      handle: async (records) => void (handled += records.length),
    });
    while (handled < visits) await new Promise((resolve) => setTimeout(resolve, 5));
    await reading.stop();
  });
  const readModels = new ReadModels(
    platform.store('analytics', () => undefined),
    platform.collections('analytics'),
    platform.log,
    platform.clock,
    logger,
  );
  const consume = await timed(async () => {
    await readModels.start([
      readModelOf({ projection: companyDay, sources: [interactionsTopic], indexes: [['companyId'], ['date']] }),
    ]);
    await readModels.waitUntilCaughtUp(companyDay.name);
  });
  const rebuild = await timed(() => readModels.rebuild(companyDay.name));
  await readModels.stop();
  await platform.stop();
  rmSync(folder, { recursive: true, force: true });
  return { append, read, consume, rebuild };
};
