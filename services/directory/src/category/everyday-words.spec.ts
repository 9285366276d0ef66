import { fold } from '@carsi/turkish/fold';
import { describe, expect, it } from 'vitest';
import words from '../data/category-words.json' with { type: 'json' };
import { seedCategories } from './seed.js';

/** Trades that are one for people, and words that mean both. */
const meantTwice = ['bufe', 'gonderi', 'kargo', 'kargocu', 'komisyoncu', 'kurye', 'pastane', 'tatlici'];

describe('everyday words', () => {
  const ofTrades = Object.entries(words);
  it('are at least ten for each of 120 trades of the tree', () => {
    const known = new Set(seedCategories().map(({ id }) => id));
    expect(ofTrades.length).toBeGreaterThanOrEqual(120);
    expect(ofTrades.filter(([id, list]) => !known.has(id) || new Set(list.map(fold)).size < 10)).toEqual([]);
  });
  it('lead to one trade each, unless both are meant', () => {
    const owners = Map.groupBy(
      ofTrades.flatMap(([id, list]) => [...new Set(list.map(fold))].map((word) => ({ id, word }))),
      ({ word }) => word,
    );
    const shared = [...owners].filter(([, of]) => of.length > 1).map(([word]) => word);
    expect(shared.filter((word) => !meantTwice.includes(word))).toEqual([]);
  });
});
