import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotsAt, slotsOf } from './week.js';

const WEEK = 10_080;
const isOpen = (open: readonly (readonly [number, number])[], minute: number): boolean =>
  open.some(([from, to]) => (minute >= from && minute < to) || (minute + WEEK >= from && minute + WEEK < to));

describe('opening hours as slots', () => {
  it('say of every minute what the intervals say', () => {
    const interval = tuple(integer({ min: 0, max: WEEK - 1 }), integer({ min: 1, max: 1440 })).map(
      ([from, length]) => [from, from + length] as const,
    );
    const same = property(array(interval, { maxLength: 8 }), integer({ min: 0, max: WEEK - 1 }), (open, minute) => {
      const slots = new Set(slotsOf(open));
      return slotsAt(minute).some((slot) => slots.has(slot)) === isOpen(open, minute);
    });
    expect(() => assert(same, { numRuns: 500 })).not.toThrow();
  });
  it('are few: a usual day is five, a week around the clock seven', () => {
    expect(slotsOf([[540, 1110]]).length).toBe(5);
    expect(slotsOf([[0, WEEK]]).length).toBe(7);
  });
});
