import { describe, expect, it } from 'vitest';
import { abbreviate, decimal, directionOf, rangeOf } from './figures';

describe('a number on a card', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [1_001, '1K'],
    [1_250, '1,3K'],
    [15_400, '15,4K'],
    [999_949, '999,9K'],
    [999_950, '1M'],
    [1_000_000, '1M'],
    [2_340_000, '2,3M'],
  ])('%i reads %s', (value, text) => expect(abbreviate(value)).toBe(text));
  it('has a comma', () => expect(decimal(12.5)).toBe('12,5'));
});

describe('a trend', () => {
  it.each([
    [12.5, 9, 'up'],
    [-3, 9, 'down'],
    [0, 9, 'same'],
    [-100, 0, 'down'],
    [null, 9, 'fresh'],
    [null, 0, 'none'],
  ] as const)('of %s for %i is %s', (trend, value, direction) => expect(directionOf(trend, value)).toBe(direction));
});

describe('the range', () => {
  it.each([
    [null, 7, 7],
    [null, 90, 30],
    [90, 90, 90],
    [90, 7, 7],
    [365, 365, 365],
  ] as const)('%s on a plan of %i days is %i', (chosen, history, days) => expect(rangeOf(chosen, history)).toBe(days));
});
