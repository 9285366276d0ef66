import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { arriveAt, originOf, searchBefore, showResults, visitOrigin } from './traffic-source';

describe('a visit', () => {
  it.each([
    ['/arama?q=kafe&sehir=izmir', { source: 'search', city: 'izmir', q: 'kafe' }],
    ['/firmalar/populer', { source: 'search' }],
    ['/firmalar?gorunum=harita&sehir=van', { source: 'map', city: 'van' }],
    ['/kategoriler/kafe?sehir=ankara', { source: 'category', city: 'ankara', category: 'kafe' }],
    ['/firmalar?kategori=kebap', { source: 'search', category: 'kebap' }],
    ['/', { source: 'direct' }],
  ])('from %s is counted there', (before, origin) => expect(originOf(before, '', 'carsi.example')).toEqual(origin));

  it('that begins on the page comes from another site, or from nowhere', () => {
    expect(originOf(null, 'https://haber.example/yazi', 'carsi.example')).toEqual({ source: 'referrer' });
    expect(originOf(null, 'https://carsi.example/', 'carsi.example')).toEqual({ source: 'direct' });
    expect(originOf(null, '', 'carsi.example')).toEqual({ source: 'direct' });
  });
});

describe('the place in the results', () => {
  beforeAll(() => {
    vi.stubGlobal('location', { host: 'carsi.example', origin: 'https://carsi.example' });
    vi.stubGlobal('document', { referrer: '' });
  });
  afterAll(() => vi.unstubAllGlobals());

  it('goes with a call from the list, with the visit and with a call from the page', () => {
    arriveAt('/arama?q=kafe&sayfa=2');
    showResults(['a', 'b'], 25);
    expect(searchBefore('b')).toEqual({ q: 'kafe', rank: 26 });
    expect(searchBefore('of another list')).toEqual({ q: 'kafe' });
    arriveAt('/firma/b');
    expect(visitOrigin('b')).toEqual({ source: 'search', q: 'kafe', rank: 26 });
    expect(searchBefore('b')).toEqual({ q: 'kafe', rank: 26 });
    arriveAt('/firma/c');
    expect(searchBefore('c')).toEqual({});
  });
});
