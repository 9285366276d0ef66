import { describe, expect, it } from 'vitest';
import { readCompaniesFilter, writeCompaniesFilter } from './companies-filter';

describe('the filter of an admin’s companies', () => {
  it('shows pending companies if the URL has no valid filter', () => {
    const first = { q: '', status: 'waiting', page: 1 };
    expect(readCompaniesFilter(new URLSearchParams())).toEqual(first);
    expect(readCompaniesFilter(new URLSearchParams('durum=uydurma&sayfa=-3'))).toEqual(first);
  });

  it('is written beside the tab and read again', () => {
    const search = writeCompaniesFilter(new URLSearchParams('sekme=yonetim&bolum=firmalar'), {
      q: 'kebap',
      status: 'active',
      page: 3,
    });
    expect(search.get('sekme')).toBe('yonetim');
    expect(readCompaniesFilter(search)).toEqual({ q: 'kebap', status: 'active', page: 3 });
  });

  it('begins at the first page with another question', () => {
    const search = writeCompaniesFilter(new URLSearchParams('sayfa=4'), { status: 'all' });
    expect(readCompaniesFilter(search)).toEqual({ q: '', status: 'all', page: 1 });
    expect(search.has('sayfa')).toBe(false);
  });
});
