import { describe, expect, it } from 'vitest';
import { daysBefore, windowsOf } from './windows.js';

const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10),
  );

describe('the windows of a dashboard', () => {
  it('are days, ISO weeks from Monday, or months; what the range cuts off stays short', () => {
    // The first of November 2026 is a Sunday.
    const dates = days('2026-10-30', 35);
    expect(windowsOf(dates, 'daily')).toHaveLength(35);
    expect(windowsOf(dates, 'weekly').map((week) => [week[0], week.length])).toEqual([
      ['2026-10-30', 3],
      ['2026-11-02', 7],
      ['2026-11-09', 7],
      ['2026-11-16', 7],
      ['2026-11-23', 7],
      ['2026-11-30', 4],
    ]);
    expect(windowsOf(dates, 'monthly').map((month) => [month[0], month.length])).toEqual([
      ['2026-10-30', 2],
      ['2026-11-01', 30],
      ['2026-12-01', 3],
    ]);
    expect(windowsOf(dates, null)).toEqual([dates]);
  });
  it('are compared with as many days before', () => {
    expect(daysBefore(days('2026-03-02', 3))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysBefore(['2027-01-01'])).toEqual(['2026-12-31']);
  });
});
