import { describe, expect, it } from 'vitest';
import { formatAgo, formatDate, formatDistance, formatPrice, formatRating, formatScore } from './format';

describe('a price', () => {
  it.each([
    [1250, 'fixed', '1.250 TL'],
    [349.9, 'fixed', '349,9 TL'],
    [450, 'per_hour', '450 TL / saat'],
    [3000, 'per_day', '3.000 TL / gün'],
    [75, 'kişi başı', '75 TL / kişi başı'],
    [10, null, '10 TL'],
  ])('of %d per %s reads %s', (price, unit, text) => expect(formatPrice(price, unit)).toBe(text));

  it('that nobody named is not shown', () => expect(formatPrice(null, 'fixed')).toBe(''));
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
  it('is told in words', () => {
    expect(formatDate('2026-12-31')).toBe('31 Aralık 2026');
    expect(formatAgo('2026-11-18T11:00:00Z', now)).toBe('3 gün önce');
    expect(formatAgo('2026-11-20T11:00:00Z', now)).toBe('dün');
    expect(formatAgo('2026-11-21T11:59:40Z', now)).toBe('şimdi');
  });
});
