import { quantile } from './table.js';

export const PER_SECOND = 50;
const SECONDS = 10;
export const TIMES = PER_SECOND * SECONDS;

/** Milliseconds. */
export interface Delay {
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly counted: number;
}

export const delayOf = (samples: readonly number[]): Delay => {
  const sorted = samples.toSorted((a, b) => a - b);
  return { medianMs: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99), counted: samples.length };
};

/** Does it 50 times a second for ten seconds, whether or not the one before is done. */
export const evenly = async (work: (n: number) => Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  const working: Promise<unknown>[] = [];
  for (let n = 0; n < TIMES; n++) {
    const wait = begun + (n * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    working.push(work(n));
  }
  await Promise.all(working);
};
