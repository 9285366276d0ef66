import { dayOf, minuteOfWeek } from '@carsi/turkish/calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { site } from '../../config/site';
import { formatAgo, formatDate } from './dates';
import { decimal, formatDistance, formatPrice, formatRating, formatScore } from './numbers';

describe('a price', () => {
  it.each([
    [1250, 'fixed', '1.250 TL'],
    [349.9, 'fixed', '349,9 TL'],
    [450, 'per_hour', '450 TL / saat'],
    [3000, 'per_day', '3.000 TL / gün'],
    [75, 'kişi başı', '75 TL / kişi başı'],
    [10, null, '10 TL'],
  ])('of %d per %s reads %s', (price, unit, text) => expect(formatPrice(price, unit)).toBe(text));

  it('is not shown if it is unknown', () => expect(formatPrice(null, 'fixed')).toBe(''));
});

describe('figures', () => {
  it('are Turkish: a comma in the average, the score out of 100', () => {
    expect(formatRating(4)).toBe('4,0');
    expect(formatRating(3.75)).toBe('3,8');
    expect(formatScore(8.5)).toBe('85');
    expect(formatDistance(0.25)).toBe('250 m');
    expect(formatDistance(12.34)).toBe('12,3 km');
  });
});

describe('a date', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it('is written in words', () => {
    expect(formatDate('2026-12-31')).toBe('31 Aralık 2026');
    expect(formatAgo('2026-11-18T11:00:00Z', now)).toBe('3 gün önce');
    expect(formatAgo('2026-11-20T11:00:00Z', now)).toBe('dün');
    expect(formatAgo('2026-11-21T11:59:40Z', now)).toBe('şimdi');
  });
});

describe('what is written by hand because Intl is slow to begin', () => {
  const moment = fc.date({ min: new Date('2017-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

  it('formats numbers like Intl', () => {
    const value = fc.oneof(
      fc.integer(),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((n) => Number(n.toFixed(4))),
    );
    fc.assert(
      fc.property(value, fc.constantFrom([0, 3], [1, 1], [0, 2], [0, 1]), (number, [least, most]) => {
        const intl = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: least!, maximumFractionDigits: most! });
        expect(decimal(number, least, most)).toBe(intl.format(number).replace(/^-(?=[0,]+$)/, ''));
      }),
    );
  });

  it('formats dates and the past like Intl with the time zone of Istanbul', () => {
    const long = new Intl.DateTimeFormat('tr-TR', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: site.timeZone,
    });
    const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: site.timeZone });
    const relative = new Intl.RelativeTimeFormat('tr-TR', { numeric: 'auto' });
    fc.assert(
      fc.property(moment, fc.integer({ min: -2_000, max: 2_000 }), (at, days) => {
        expect(formatDate(at.toISOString())).toBe(long.format(at));
        const minute = minuteOfWeek(at) % 1_440;
        const time = [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, '0')).join(':');
        expect(`${dayOf(at)} ${time}`).toBe(clock.format(at));
        const other = new Date(at.getTime() + days * 86_400_000);
        const [unit, size] = (
          [
            ['year', 365],
            ['month', 30],
            ['week', 7],
            ['day', 1],
          ] as const
        ).find(([, length]) => Math.abs(days) >= length) ?? ['second', 1];
        expect(formatAgo(other.toISOString(), at)).toBe(relative.format(Math.trunc(days / size), unit));
      }),
    );
  });
});
