import { describe, expect, it } from 'vitest';
import { decimal, directionOf, rangeOf } from './figures';

describe('a number on a card', () => {
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
