import { BUILT_IN_NAME } from '@carsi/contracts/common/site-name';

/** The admin chooses the name: read it when used, never store it. One process, or one page, serves one site. */
export const site = {
  name: BUILT_IN_NAME as string,
  locale: 'tr_TR',
  timeZone: 'Europe/Istanbul',
  currency: 'TRY',
};

export const nameSite = (name: string | null | undefined): void => {
  site.name = name ?? BUILT_IN_NAME;
};

export const limits = {
  featured: 8,
  search: 50,
  /** What an address may name; far beyond any list. */
  pages: 1_000_000,
  mapPins: 100,
  recommendations: 5,
  headerScroll: 50,
  title: 60,
  description: 160,
  nearbyRadiusKm: 25,
} as const;

/** Of maps; without tiles there is nothing to see nearer than `withoutTiles`. */
export const zooms = { start: 10, detail: 16, withoutTiles: 9, names: 6.5, most: 18 } as const;

/** In milliseconds: what people read by. */
export const timings = { verified: 2_000, reviewSent: 3_000, toast: 4_000, counting: 2_000 } as const;

/** Further toasts are queued. */
export const toastsAtOnce = 3;

const minutes = (n: number): number => n * 60_000;

/** How long an answer counts as fresh (specification, section 7). */
export const freshness = {
  featured: minutes(5),
  categories: minutes(10),
  details: minutes(5),
  reviews: minutes(2),
  search: minutes(2),
} as const;
