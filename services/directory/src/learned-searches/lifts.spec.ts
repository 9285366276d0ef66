import { describe, expect, it } from 'vitest';
import { liftOf } from './lifts.js';

const companies = [
  { companyId: 'kebap', weight: 15 },
  { companyId: 'firin', weight: 5 },
];

describe('the lift of a company', () => {
  it('is its share of what the most opened one has, less where few opened anything', () => {
    expect([...liftOf({ day: '2026-11-21', companies }, '2026-11-21')]).toEqual([
      ['kebap', 0.75],
      ['firin', 0.25],
    ]);
    const few = liftOf({ day: '2026-11-21', companies: [{ companyId: 'kebap', weight: 5 }] }, '2026-11-21');
    expect(few.get('kebap')).toBe(0.5);
  });
  it('fades by half in thirty days and ends after ninety', () => {
    const after = (today: string) => liftOf({ day: '2026-11-21', companies }, today).get('kebap');
    expect(after('2026-12-21')).toBeCloseTo(7.5 / 12.5);
    expect(after('2027-02-18')).toBeGreaterThan(0);
    expect(after('2027-02-19')).toBeUndefined();
  });
});
