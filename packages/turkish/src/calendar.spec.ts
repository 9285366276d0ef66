import { describe, expect, it } from 'vitest';
import { dayOf, hourOf, lastDays, minuteOfWeek, momentOf } from './calendar.js';

describe('the calendar of Türkiye', () => {
  const late = new Date('2026-11-15T21:30:00Z');
  it('is three hours ahead of UTC, wherever the computer is', () => {
    expect([dayOf(late), hourOf(late), minuteOfWeek(late)]).toEqual(['2026-11-16', 0, 30]);
  });
  it('gives the last days, the oldest first', () => expect(lastDays(late, 2)).toEqual(['2026-11-15', '2026-11-16']));
  it('turns a day and a time into a moment', () => {
    expect(momentOf('2026-11-16', '00:30')).toEqual(late);
    expect(momentOf('2026-11-16').toISOString()).toBe('2026-11-15T21:00:00.000Z');
  });
});
