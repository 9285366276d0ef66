import type { WorkingHours } from '@carsi/contracts/directory/company-profile';
import { describe, expect, it } from 'vitest';
import { isOpenAt } from './open-now.js';

/** A moment of Turkey: 2026-11-21 is a Saturday. */
const at = (text: string): Date => new Date(`${text}:00+03:00`);
const hours: WorkingHours = {
  week: {
    sunday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [{ open: '20:00', close: '02:00' }],
    saturday: [
      { open: '09:00', close: '12:00' },
      { open: '13:00', close: '18:00' },
    ],
    monday: [{ open: '00:00', close: '00:00' }],
  },
  special: [{ date: '2026-11-28', intervals: [] }],
};

describe('whether a company is open', () => {
  it.each([
    ['2026-11-20T19:59', false],
    ['2026-11-20T20:00', true],
    ['2026-11-21T01:59', true],
    ['2026-11-21T02:00', false],
    ['2026-11-21T09:00', true],
    ['2026-11-21T12:30', false],
    ['2026-11-21T17:59', true],
    ['2026-11-21T18:00', false],
    ['2026-11-22T12:00', false],
    ['2026-11-23T00:00', true],
    ['2026-11-23T23:59', true],
    ['2026-11-24T00:01', false],
  ])('at %s it is %s', (moment, open) => expect(isOpenAt(hours, at(moment))).toBe(open));
  it('follows the special day before the weekday', () => {
    expect(isOpenAt(hours, at('2026-11-28T10:00'))).toBe(false);
    expect(isOpenAt(hours, at('2026-11-28T01:00'))).toBe(true);
  });
  it('is unknown without opening hours', () => {
    expect(isOpenAt(null, at('2026-11-21T10:00'))).toBeNull();
  });
});
