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
  /** The company's place in those results, from 1. */
  rank?: number;
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
/** The companies that the last search showed, and the place of the first of them. */
let shown: { readonly address: string; readonly first: number; readonly ids: readonly string[] } | null = null;

/** Called by the frame on every page. */
export const arriveAt = (address: string): void => {
  if (address === current) return;
  left = current;
  current = address;
};

/** Called by a list of results, in order; its address is the current one. */
export const showResults = (ids: readonly string[], first: number): void => {
  if (current !== null) shown = { address: current, first, ids };
};

const rankAt = (address: string | null, companyId: string): { rank?: number } => {
  if (shown === null || shown.address !== address) return {};
  const at = shown.ids.indexOf(companyId);
  return at < 0 ? {} : { rank: shown.first + at };
};

export const visitOrigin = (companyId: string): Origin => ({
  ...originOf(left, document.referrer, location.host),
  ...rankAt(left, companyId),
});

/** The search before an interaction: on a company's page the one that led there, in a list of results that list. */
export const searchBefore = (companyId: string): Pick<Origin, 'q' | 'rank'> => {
  const here = current !== null && new URL(current, location.origin).searchParams.has('q');
  const address = here ? current : left;
  const { q } = originOf(address, '', location.host);
  return q === undefined ? {} : { q, ...rankAt(address, companyId) };
};
