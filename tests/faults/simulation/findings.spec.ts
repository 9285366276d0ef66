import { describe, expect, it } from 'vitest';
import { simulate, type Scene } from './simulation.js';
import { peace } from './world.js';

/** The first history of some that breaks a promise. */
const firstBroken = async (seeds: readonly number[], scene: Partial<Scene>): Promise<readonly string[]> => {
  for (const seed of seeds) {
    const { broken } = await simulate(seed, scene);
    if (broken.length > 0) return [`SEED=${seed}`, ...broken];
  }
  return [];
};
const embedded = Array.from({ length: 60 }, (_, n) => 3 * (n + 1));

/** Found by the simulation and not mended yet. A test that begins to pass fails here, and its switch in simulation.ts goes with it. */
describe('what does not hold yet', () => {
  it.fails('a visitor is known again after a power cut', async () =>
    expect(
      await firstBroken(embedded, {
        open: { saltsUnsynced: true },
        rates: { ...peace, unanswered: 0.03, powerCut: 0.01 },
      }),
    ).toEqual([]));
});
