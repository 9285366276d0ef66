import { describe, expect, it } from 'vitest';
import { originOf } from './traffic-source';

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
