import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../../lib/pages-of';
import { readFilter, writeFilter } from './people-filter';

const address = (text: string): URLSearchParams => new URLSearchParams(text);

describe('the filter of the people', () => {
  it('is read from the URL, valid or not', () => {
    expect(readFilter(address('ara=ayşe&tur=business&sayfa=3'))).toEqual({ q: 'ayşe', type: 'business', page: 3 });
    expect(readFilter(address('tur=patron&sayfa=-4'))).toEqual({ q: '', type: 'all', page: 1 });
    expect(readFilter(address('sayfa=1e999')).page).toBeGreaterThan(0);
  });

  it('leaves the rest of the address alone, and begins at the first page when it changes', () => {
    expect(writeFilter(address('sekme=yonetim&sayfa=3'), { q: 'ali' }).toString()).toBe('sekme=yonetim&ara=ali');
    expect(writeFilter(address('sekme=yonetim&ara=ali'), { page: 2 }).toString()).toBe('sekme=yonetim&ara=ali&sayfa=2');
    expect(writeFilter(address('tur=admin'), { type: 'all' }).toString()).toBe('');
  });

  it('has one page at least', () => {
    expect([0, 20, 21].map((total) => pagesOf(total, 20))).toEqual([1, 1, 2]);
  });
});
