import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companies } from '../../testing/search/corpus.js';
import { first } from './order.js';
import { Segment } from './segment.js';

describe('the segment of an index', () => {
  it('knows after any puts and removals the words and companies that a fresh one knows', async () => {
    const all = companies(300, 9);
    const worn = new Segment();
    for (const company of all) worn.add(company);
    for (const { id } of all.slice(0, 150)) worn.remove(id);
    for (const company of all.slice(100, 120)) worn.add({ ...company, name: 'Yepyeni Ad' });
    for (const company of all.slice(100, 120)) worn.add(company);
    for (const { id } of all.slice(100, 120)) worn.remove(id);
    const fresh = new Segment();
    for (const company of all.slice(150)) fresh.add(company);
    const compact = await worn.compacted();
    for (const word of fresh.vocabulary.words) {
      expect([word, worn.vocabulary.weight(word)]).toEqual([word, fresh.vocabulary.weight(word)]);
      expect([word, compact.vocabulary.inNames(word)]).toEqual([word, fresh.vocabulary.inNames(word)]);
    }
    expect([worn.live, compact.live, compact.size]).toEqual([150, 150, 150]);
    expect(worn.vocabulary.knows('yepyeni')).toBe(false);
    expect(compact.vocabulary.id('yepyeni')).toBeUndefined();
    expect(compact.companies.dictionary.values.length).toBe(worn.companies.dictionary.values.length);
  });

  it('is worn once the dead outnumber a quarter of the living', async () => {
    const segment = new Segment();
    const [company] = companies(1);
    for (let times = 0; times < 1_001; times += 1) segment.add(company!);
    expect(segment.isWorn).toBe(false);
    segment.add(company!);
    expect(segment.isWorn).toBe(true);
    expect((await segment.compacted()).isWorn).toBe(false);
  });
});

describe('the first of many', () => {
  it('are those that sorting them all would put first', () => {
    const same = property(array(integer({ min: 0, max: 50 })), integer({ min: 0, max: 30 }), (all, k) => {
      const compare = (a: number, b: number): number => a - b;
      return String(first(all, k, compare)) === String(all.toSorted(compare).slice(0, k));
    });
    expect(() => assert(same)).not.toThrow();
  });
});
