import { describe, expect, it } from 'vitest';
import { companies } from '../../testing/search/corpus.js';
import { Segment } from './segment.js';

const withPhones = (id: string, ...phones: readonly string[]) => ({ ...companies(1)[0]!, id, phones });

const filled = (): Segment => {
  const segment = new Segment();
  segment.add(withPhones('gone', '2165550000'));
  segment.add(withPhones('none'));
  segment.add(withPhones('two', '2165551234', '4440123'));
  segment.add(withPhones('other-area', '3125551234'));
  segment.remove('gone');
  return segment;
};

describe('the telephone numbers of a segment', () => {
  it.each([
    ['as it was filled', async () => filled()],
    ['once it is compacted', () => filled().compacted()],
  ])('are found by seven digits or more, %s', async (_when, make) => {
    const segment = await make();
    const having = (digits: string) =>
      [...segment.companies.phones.endingWith(digits)]
        .filter((ordinal) => segment.alive.values[ordinal] === 1)
        .map((ordinal) => segment.companies.ids.text(ordinal));
    expect(having('5551234')).toEqual(['two', 'other-area']);
    expect(having('2165551234')).toEqual(['two']);
    expect(having('4440123')).toEqual(['two']);
    expect(having('551234')).toEqual([]);
    expect(having('12165551234')).toEqual([]);
    expect(having('2165550000')).toEqual([]);
  });

  it('keep what zeros stand first', () => {
    const segment = new Segment();
    segment.add(withPhones('zeros', '2160000012'));
    expect([...segment.companies.phones.endingWith('2160000012')]).toEqual([0]);
    expect([...segment.companies.phones.endingWith('0000012')]).toEqual([0]);
    expect([...segment.companies.phones.endingWith('12160000012')]).toEqual([]);
  });
});
