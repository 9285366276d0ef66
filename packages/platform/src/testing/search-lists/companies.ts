import { provinceByPlate } from '@carsi/turkish/places';
import type { SearchCategory, SearchDocument } from '../../search.js';
import { company } from '../search/company.js';
import { type Chance, createChance } from '../search/corpus.js';
import { chainNames, shopName, written } from './names.js';
import { addressIn, anyPlace, type ListPlace } from './places.js';
import { listTrades, type ListTrade } from './trades.js';

/** A document with what is known of it by construction. */
export interface ListCompany {
  readonly document: SearchDocument;
  readonly trade: ListTrade;
  readonly place: ListPlace;
  readonly own: string;
  readonly says: boolean;
  readonly chain: boolean;
}
export interface List {
  readonly categories: readonly SearchCategory[];
  readonly companies: readonly ListCompany[];
}

/** How one source differs from another. */
export interface SourceHabits {
  readonly seed: number;
  /** Shares of names: that say the trade, in capitals, without Turkish letters. */
  readonly says: number;
  readonly capitals: number;
  readonly plain: number;
  /** Share of companies of which the district is unknown. */
  readonly withoutDistrict: number;
  /** Ids of the categories a company is in, the most specific last. */
  readonly categoryOf: (trade: ListTrade, chance: Chance) => string;
}

const attributeIds = ['otopark', 'wifi', 'kredi-karti', 'engelli-erisimi', 'paket-servis', 'bahce', 'randevulu'];
const DAY = 1_440;
/** Weekdays from nine to seven, until midnight every day, round the clock, or unknown. */
const hours = (chance: Chance): SearchDocument['open'] => {
  const kind = chance.below(10);
  if (kind < 5) return [0, 1, 2, 3, 4, 5].map((day) => [day * DAY + 540, day * DAY + 1_140] as const);
  if (kind < 8) return [0, 1, 2, 3, 4, 5, 6].map((day) => [day * DAY + 480, (day + 1) * DAY] as const);
  return kind === 8 ? [[0, 7 * DAY]] : [];
};
const phoneOf = (chance: Chance): string => {
  const seven = String(2_000_000 + chance.below(7_000_000));
  return `${chance.of(['212', '216', '312', '232', '532', '541', '505', '224'])}${seven}`;
};

const CHAIN_SHARE = 0.06;
export const makeList = (
  categories: readonly SearchCategory[],
  count: number,
  { seed, says, capitals, plain, withoutDistrict, categoryOf }: SourceHabits,
): List => {
  const chance = createChance(seed);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = (id: string): readonly SearchCategory[] => {
    const own = byId.get(id);
    if (!own) throw new Error(`no category ${id}`);
    return own.parentId === null ? [own] : [...pathOf(own.parentId), own];
  };
  const one = (_: unknown, at: number): ListCompany => {
    const chain = chance.happens(CHAIN_SHARE) ? chance.of(chainNames) : undefined;
    const trade = chain ? listTrades.find(({ id }) => id === chain[1])! : chance.of(listTrades);
    const place = anyPlace(chance);
    const branch = chance.happens(0.5) ? place.district.name : place.neighbourhood;
    const named = chain
      ? { name: `${chain[0]} ${branch}${chance.happens(0.4) ? ' Şubesi' : ''}`, own: chain[0], says: false }
      : shopName(chance.of(trade.nouns), says, chance);
    const path = pathOf(categoryOf(trade, chance));
    const { latitude, longitude } = provinceByPlate(place.district.plate)!;
    const reviewCount = chance.happens(0.4) ? chance.below(30) : 0;
    const rating = reviewCount === 0 ? 0 : 3 + chance.below(20) / 10;
    const attributes = attributeIds.filter(() => chance.happens(0.18));
    const open = hours(chance);
    const alwaysOpen = open.length === 1;
    const document = company(`${seed}-${at}`, written(named.name, capitals, plain, chance), {
      categoryIds: path.map(({ id }) => id),
      categoryWords: path.flatMap(({ name, synonyms }) => [name, ...synonyms]),
      services: chance.happens(0.35) ? [chance.of(trade.services)] : [],
      city: place.district.plate,
      district: chance.happens(withoutDistrict) ? null : place.district.id,
      address: chance.happens(0.85) ? addressIn(place, chance) : '',
      phones: chance.happens(0.8) ? [phoneOf(chance)] : [],
      attributes: alwaysOpen ? [...attributes, '7-24'] : attributes,
      latitude: latitude + (chance.next() - 0.5) / 5,
      longitude: longitude + (chance.next() - 0.5) / 5,
      open,
      rating,
      reviewCount,
      bayesianRating: (3.5 * 5 + rating * reviewCount) / (5 + reviewCount),
    });
    return { document, trade, place, own: named.own, says: named.says, chain: chain !== undefined };
  };
  return { categories, companies: Array.from({ length: count }, one) };
};
