import type { TrafficSource } from '@carsi/contracts/analytics/events';

/** Where a visit to a company came from, as the owner's figures name it. */
export interface Origin {
  source: TrafficSource;
  /** The province that the visitor had chosen, if any. */
  city?: string;
  /** The category whose list it was. */
  category?: string;
  /** What they had searched for. */
  q?: string;
}

/** `before` is the previous page of this site, `referrer` the browser's for the first page. */
export const originOf = (before: string | null, referrer: string, host: string): Origin => {
  if (before === null) {
    const from = URL.parse(referrer);
    return { source: from && from.host !== host ? 'referrer' : 'direct' };
  }
  const { pathname, searchParams } = new URL(before, 'http://localhost');
  const city = searchParams.get('sehir');
  const category = searchParams.get('kategori') ?? /^\/kategoriler\/([^/]+)/.exec(pathname)?.[1];
  const q = searchParams.get('q');
  const chosen = {
    ...(city ? { city: city.slice(0, 60) } : {}),
    ...(category ? { category: category.slice(0, 100) } : {}),
    ...(q ? { q: q.slice(0, 200) } : {}),
  };
  if (searchParams.get('gorunum') === 'harita') return { source: 'map', ...chosen };
  if (pathname === '/arama' || pathname.startsWith('/firmalar')) return { source: 'search', ...chosen };
  if (pathname.startsWith('/kategoriler')) return { source: 'category', ...chosen };
  if (pathname.startsWith('/favoriler')) return { source: 'favorites' };
  return { source: 'direct' };
};

let left: string | null = null;
let current: string | null = null;

/** Called by the frame on every page. */
export const arriveAt = (address: string): void => {
  if (address === current) return;
  left = current;
  current = address;
};

export const visitOrigin = (): Origin => originOf(left, document.referrer, location.host);
