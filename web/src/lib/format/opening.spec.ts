import type { DayHours, Interval, WorkingHours } from '@carsi/contracts/directory/http/working-hours';
import { describe, expect, it } from 'vitest';
import { formatIntervals, openingState } from './opening';

const day = (...intervals: Array<[string, string]>): DayHours => {
  const list: Interval[] = intervals.map(([open, close]) => ({ open, close }));
  return {
    isOpen: list.length > 0,
    closed: list.length === 0,
    open: list[0]?.open ?? '',
    close: list.at(-1)?.close ?? '',
    intervals: list,
  };
};
const split = day(['09:00', '12:00'], ['13:00', '18:00']);
const hours: WorkingHours = {
  monday: split,
  friday: day(['20:00', '02:00']),
  saturday: day(),
  sunday: day(['00:00', '00:00']),
};
/** 16 November 2026 is a Monday; Türkiye is three hours ahead of UTC. */
const at = (date: string, time: string): Date => new Date(`${date}T${time}:00+03:00`);

describe('a business', () => {
  it('is open inside its hours, with the closing time', () => {
    expect(openingState(hours, at('2026-11-16', '09:00'))).toMatchObject({ open: true, changesAt: '12:00' });
    expect(openingState(hours, at('2026-11-16', '12:00'))).toMatchObject({ open: false, changesAt: '13:00' });
    expect(openingState(hours, at('2026-11-16', '18:00'))).toMatchObject({ open: false, changesAt: null });
  });

  it('that closes past midnight is open on the next calendar day', () => {
    expect(openingState(hours, at('2026-11-20', '23:30'))).toMatchObject({ open: true, changesAt: '02:00' });
    expect(openingState(hours, at('2026-11-21', '01:59'))).toMatchObject({ open: true, changesAt: '02:00' });
    expect(openingState(hours, at('2026-11-21', '02:00'))).toMatchObject({ open: false });
  });

  it('with the same opening and closing time never closes', () => {
    expect(openingState(hours, at('2026-11-22', '04:00'))).toMatchObject({ open: true, allDay: true });
  });

  it('follows its special days', () => {
    const holiday: WorkingHours = {
      ...hours,
      special_days: [{ date: '2026-11-16', closed: true, intervals: [], note: 'Tadilat' }],
    };
    expect(openingState(holiday, at('2026-11-16', '10:00'))).toMatchObject({ open: false, changesAt: null });
  });

  it('without hours is neither open nor closed', () => {
    expect(openingState(null, new Date())).toBeNull();
    expect(openingState({}, new Date())).toBeNull();
  });
});

describe('hours', () => {
  it('read as intervals, and as 24 hours', () => {
    expect(formatIntervals(split.intervals)).toBe('09:00 – 12:00, 13:00 – 18:00');
    expect(formatIntervals([{ open: '00:00', close: '00:00' }])).toBe('24 saat');
  });
});
