import type { Interval, WorkingHours } from '@carsi/contracts/directory/company-profile';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import { bayesianRating } from '@carsi/insight/bayesian';
import type { SearchDocument } from '@carsi/platform/search';
import { nationalDigits } from '@carsi/turkish/phone';
import { pathOf } from '../category/catalog.js';
import type { CategoryRow } from '../category/projection.js';
import type { StoredProfile } from '../company/events.js';
import { standingOf, type CompanyPage } from '../company-page/row.js';

/** What the engine is given of an active company; undefined for every other, which must leave the index. */
export const documentOf = (
  page: CompanyPage,
  categories: ReadonlyMap<string, CategoryRow>,
): SearchDocument | undefined => {
  const { company } = page;
  if (company?.status !== 'active') return undefined;
  const { profile } = company;
  const path = pathOf(profile.categoryId, categories);
  return {
    id: page.id,
    slug: company.slug,
    name: profile.name,
    description: [profile.shortDescription ?? '', profile.description].join(' ').trim(),
    categoryIds: path.map(({ id }) => id),
    categoryWords: path.flatMap(({ name, synonyms }) => [name, ...synonyms]),
    services: Object.values(page.offerings)
      .filter(({ active }) => active)
      .map(({ name }) => name),
    tags: profile.tags,
    city: profile.city,
    district: profile.district,
    rating: page.reviews.count === 0 ? 0 : page.reviews.sum / page.reviews.count,
    reviewCount: page.reviews.count,
    bayesianRating: bayesianRating(page.reviews.sum, page.reviews.count),
    verified: company.verified,
    ...standingOf(page),
    latitude: profile.latitude,
    longitude: profile.longitude,
    viewCount: page.views,
    createdAt: Math.floor(Date.parse(company.createdAt) / 1000),
    phones: nationalDigits(profile.phone),
    address: profile.address ?? '',
    attributes: attributesOf(profile),
    priceLevel: profile.priceLevel ?? null,
    open: profile.workingHours ? openMinutes(profile.workingHours) : [],
  };
};

/** What its owner ticked, and what the price level and the hours say as well. */
const attributesOf = ({ attributes = [], priceLevel, workingHours }: StoredProfile): readonly string[] => {
  const found = new Set<string>(attributes);
  if (priceLevel === CHEAPEST) found.add('uygun-fiyat');
  if (workingHours && isAlwaysOpen(workingHours)) found.add('7-24');
  return [...found];
};

const DAY = 1_440;
const CHEAPEST = 1;

const isAlwaysOpen = (hours: WorkingHours): boolean => {
  let until = 0;
  for (const [from, to] of openMinutes(hours).toSorted(([a], [b]) => a - b)) {
    if (from > until) return false;
    until = Math.max(until, to);
  }
  return until >= weekdays.length * DAY;
};

/** Minutes of the week covered by the weekly hours; special days are applied when a company is shown, not when it is found. */
const openMinutes = ({ week }: WorkingHours): readonly (readonly [number, number])[] =>
  weekdays.flatMap((weekday, index) => (week[weekday] ?? []).map((interval) => span(interval, index * DAY)));

const span = ({ open, close }: Interval, start: number): readonly [number, number] => {
  const from = minutesOf(open);
  const to = minutesOf(close);
  return [start + from, start + (to > from ? to : to + DAY)];
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
