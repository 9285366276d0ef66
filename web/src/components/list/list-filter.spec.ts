import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../lib/pages-of';
import { readFilter, writeFilter } from './list-filter';

const address = (text: string): URLSearchParams => new URLSearchParams(text);
const type = { name: 'tur', states: ['all', 'business', 'admin'] } as const;

describe('the filter of a list', () => {
  it('is read from the URL, valid or not', () => {
    expect(readFilter(address('ara=ayşe&tur=business&sayfa=3'), type)).toEqual({
      q: 'ayşe',
      state: 'business',
      page: 3,
    });
    expect(readFilter(address('tur=patron&sayfa=-4'), type)).toEqual({ q: '', state: 'all', page: 1 });
    expect(readFilter(address('sayfa=1e999'), type).page).toBeGreaterThan(0);
  });

  it('leaves the rest of the address alone, and begins at the first page when it changes', () => {
    const written = (before: string, changes: Parameters<typeof writeFilter<(typeof type.states)[number]>>[2]) =>
      writeFilter(address(before), type, changes).toString();
    expect(written('sekme=yonetim&sayfa=3', { q: 'ali' })).toBe('sekme=yonetim&ara=ali');
    expect(written('sekme=yonetim&ara=ali', { page: 2 })).toBe('sekme=yonetim&ara=ali&sayfa=2');
    expect(written('tur=admin', { state: 'all' })).toBe('');
    expect(written('sayfa=4', { state: 'admin' })).toBe('tur=admin');
  });

  it('has one page at least', () => {
    expect([0, 20, 21].map((total) => pagesOf(total, 20))).toEqual([1, 1, 2]);
  });
});
