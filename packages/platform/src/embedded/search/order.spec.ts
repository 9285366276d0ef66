import { describe, expect, it } from 'vitest';
import { createChance } from '../../testing/search/corpus.js';
import { between } from './order.js';

describe('a page of many answers', () => {
  const chance = createChance(5);
  const weights = Array.from({ length: 20_000 }, () => chance.below(500));
  const all = weights.map((_, ordinal) => ordinal);
  const compare = (a: number, b: number): number => weights[b]! - weights[a]! || (a < b ? -1 : 1);
  const sorted = all.toSorted(compare);
  it.each([0, 20, 1_990, 5_000, 12_345, 19_980, 19_995, 20_000])('is the same as of all sorted, from %d on', (from) =>
    expect(between(all, from, from + 20, compare)).toEqual(sorted.slice(from, from + 20)),
  );
});
