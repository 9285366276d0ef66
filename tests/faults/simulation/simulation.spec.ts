import { describe, expect, it } from 'vitest';
import { simulate, type Outcome } from './simulation.js';

/** `SEED=7` replays one history, `SEEDS=20000` is a night, `SESSIONS=700000` are a million events. */
const SEED = process.env['SEED'];
const SEEDS = Number(process.env['SEEDS'] ?? 150);
const SESSIONS = Number(process.env['SESSIONS'] ?? 7_000);
const seeds = SEED === undefined ? Array.from({ length: SEEDS }, (_, n) => n + 1) : [Number(SEED)];

const received = ({ seed, profile, steps, starts, broken, trace }: Outcome): string =>
  [
    `SEED=${seed} (${profile}, ${steps} steps, ${starts} starts):`,
    ...broken.slice(0, 5).map((promise) => `  ${promise.slice(0, 1_000)}`),
    ...(SEED === undefined ? [] : trace.map((step) => `    ${step}`)),
  ].join('\n');

describe('the system, with processes that die and answers that get lost', () => {
  it(`keeps its promises in ${seeds.length} histories`, async () => {
    const failed: Outcome[] = [];
    let [steps, asked, starts] = [0, 0, 0];
    for (const seed of seeds) {
      const outcome = await simulate(seed);
      [steps, asked, starts] = [steps + outcome.steps, asked + outcome.asked, starts + outcome.starts];
      if (outcome.broken.length > 0) failed.push(outcome);
      if (failed.length === 3) break;
    }
    process.stderr.write(`Simulated ${seeds.length} seeds: ${asked} requests, ${starts} starts, ${steps} steps\n`);
    expect(failed.map(received).join('\n')).toBe('');
  }, 3_600_000);

  it('has the same history from the same seed', async () => {
    const [one, again] = [await simulate(7), await simulate(7)];
    expect(again).toEqual(one);
    expect((await simulate(8)).trace).not.toEqual(one.trace);
  });

  it.skipIf(SEED !== undefined)(
    `counts each of ${SESSIONS} visitors once on a busy day`,
    async () => {
      const size = { companies: Math.ceil(SESSIONS / 300), sessions: SESSIONS, reviewers: 30, atOnce: 60 };
      for (const seed of [3, 5]) {
        const outcome = await simulate(seed, { size, atMost: Infinity });
        process.stderr.write(
          `Simulated a day: ${outcome.asked} requests, ${outcome.starts} starts, ${outcome.steps} steps\n`,
        );
        expect(outcome.broken.length === 0 ? '' : received(outcome)).toBe('');
      }
    },
    3_600_000,
  );
});
