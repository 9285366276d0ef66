import { describe, expect, it } from 'vitest';
import { linesOf } from './difference-lines';

const day = (...intervals: { open: string; close: string }[]) => ({
  isOpen: intervals.length > 0,
  closed: intervals.length === 0,
  open: intervals[0]?.open ?? '',
  close: intervals.at(-1)?.close ?? '',
  intervals,
});

describe('a change of a company', () => {
  it('is read as words, whatever the field holds', () => {
    expect(linesOf('Ada Kebap')).toEqual(['Ada Kebap']);
    expect(linesOf(null)).toEqual([]);
    expect(linesOf(false)).toEqual(['Kapalı']);
    expect(linesOf(['kebap', 'paket'])).toEqual(['kebap', 'paket']);
    expect(linesOf({ instagram: 'https://x.example', facebook: undefined })).toEqual(['instagram: https://x.example']);
  });

  it('shows descriptions of pictures', () =>
    expect(linesOf({ '/files/a.webp': 'Mangal başında' })).toEqual(['Mangal başında']));

  it('lists each day and each special day of the hours', () => {
    const lines = linesOf({
      monday: day({ open: '09:00', close: '12:00' }, { open: '13:00', close: '18:00' }),
      special_days: [{ date: '2026-04-23', note: 'Bayram', ...day() }],
    });
    expect(lines[0]).toBe('Pazartesi: 09:00–12:00, 13:00–18:00');
    expect(lines).toContain('Pazar: kapalı');
    expect(lines.at(-1)).toBe('2026-04-23 Bayram: kapalı');
  });
});
