import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Chance that repeats: the same seed, the same draws. */
export interface Random {
  next(): number;
  /** A whole number from 0 up to and without `n`. */
  below(n: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32: 32 bits of state are enough for a few million draws. */
export const randomOf = (seed: number): Random => {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return { next, below, chance: (probability) => next() < probability, pick: (list) => list[below(list.length)]! };
};

/**
 * While `work` runs, whatever else draws in this process (a pause before a command is decided again, the salt of a day) draws
 * from the seed too: otherwise a failing seed would not fail again.
 */
export const withoutOtherChance = async <T>(random: Random, work: () => Promise<T>): Promise<T> => {
  const [draw, bytes] = [Math.random, crypto.randomBytes];
  Math.random = random.next;
  crypto.randomBytes = ((n: number) => Buffer.from(Array.from({ length: n }, () => random.below(256)))) as never;
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Math.random = draw;
    crypto.randomBytes = bytes;
    syncBuiltinESMExports();
  }
};
