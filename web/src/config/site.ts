export const site = {
  name: 'Çarşı',
  locale: 'tr_TR',
  timeZone: 'Europe/Istanbul',
  currency: 'TRY',
} as const;

export const limits = {
  featured: 8,
  search: 50,
  mapPins: 100,
  recommendations: 5,
  headerScroll: 50,
  title: 60,
  description: 160,
  nearbyRadiusKm: 25,
} as const;

const minutes = (n: number): number => n * 60_000;

/** How long an answer counts as fresh (specification, section 7). */
export const freshness = {
  featured: minutes(5),
  categories: minutes(10),
  details: minutes(5),
  reviews: minutes(2),
  search: minutes(2),
} as const;
