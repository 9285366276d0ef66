import { describe, expect, it } from 'vitest';
import { simulate, small, type Scene } from './simulation.js';
import { peace } from './world.js';

/** The first history of some that breaks a promise. */
const firstBroken = async (seeds: readonly number[], scene: Partial<Scene>): Promise<readonly string[]> => {
  for (const seed of seeds) {
    const { broken } = await simulate(seed, scene);
    if (broken.length > 0) return [`SEED=${seed}`, ...broken];
  }
  return [];
};
const distributed = Array.from({ length: 90 }, (_, n) => n + 1).filter((seed) => seed % 3 !== 0);
const embedded = Array.from({ length: 60 }, (_, n) => 3 * (n + 1));

/** Found by the simulation and not mended yet. A test that begins to pass fails here, and its switch in simulation.ts goes with it. */
describe('what does not hold yet', () => {
  it.fails('projections stay whole when they are made anew while several replicas run', async () =>
    expect(await firstBroken(distributed, { open: { rebuildsAmongReplicas: true }, rebuildEveryMs: 2_000 })).toEqual(
      [],
    ));

  it.fails('a projection goes on although the store was away while it was made anew', async () =>
    expect(
      await firstBroken(embedded, {
        open: { failingRebuilds: true },
        rates: { ...peace, refused: 0.03 },
        rebuildEveryMs: 500,
        atMost: 60_000,
      }),
    ).toEqual([]));

  it.fails('search holds what the pages say, also when search was away for a moment', async () =>
    expect(
      await firstBroken(distributed, {
        open: { searchAfterCrash: true },
        rates: { ...peace, refused: 0.03 },
        size: { ...small, sessions: 3 },
      }),
    ).toEqual([]));

  it.fails('a visitor is known again after a power cut', async () =>
    expect(
      await firstBroken(embedded, {
        open: { saltsUnsynced: true },
        rates: { ...peace, unanswered: 0.03, powerCut: 0.01 },
      }),
    ).toEqual([]));
});
