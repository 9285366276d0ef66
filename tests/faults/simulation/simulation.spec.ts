import { describe, expect, it } from 'vitest';
import { simulate } from './simulation.js';

const SEEDS = Number(process.env['SEEDS'] ?? 200);
const one = process.env['SEED'];
const seeds = one === undefined ? Array.from({ length: SEEDS }, (_, n) => n + 1) : [Number(one)];

describe('the simulated system', () => {
  it('keeps its promises', async () => {
    const began = Date.now();
    let steps = 0;
    const failed = [];
    for (const seed of seeds) {
      const outcome = await simulate(seed);
      steps += outcome.steps;
      if (outcome.broken.length > 0) {
        failed.push(seed);
        if (failed.length < 4 || one) process.stderr.write(`SEED=${seed} ${outcome.profile}: ${outcome.steps} steps, ${outcome.starts} starts\n${outcome.broken.slice(0, 5).map((b) => b.slice(0, 1500)).join('\n')}\n`);
        if (one) process.stderr.write(outcome.trace.slice(-100).join('\n') + '\n');
      }
    }
    process.stderr.write(`${seeds.length} seeds, ${steps} steps, ${Date.now() - began} ms, failed ${failed.join()}\n`);
    expect(failed).toEqual([]);
  }, 600_000);
});
