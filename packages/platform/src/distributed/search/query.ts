import type { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import type { Plan } from '@carsi/turkish/questions/plans';
import type { Word } from '@carsi/turkish/questions/reading';
import type { Vocabulary } from '@carsi/turkish/questions/vocabulary';
import type { MultiSearchQuery } from 'meilisearch';
import type { SearchFilters, SearchQuery, SearchSort } from '../../search.js';
import { withWish } from '../../searching/wished.js';
import { NAME_FIELDS, TOPIC_FIELDS } from './documents.js';
import { slotsAt } from './week.js';

/** Input is put into a filter as a quoted string; numbers and booleans are checked by their type. */
const quoted = (value: string): string => `"${value.toWellFormed().replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const list = (values: Iterable<string>): string => `[${[...values].map(quoted).join(', ')}]`;
const number = (value: number): string => (Number.isFinite(value) ? String(value) : '0');

const explicitFilters = (filters: SearchFilters, gazetteer: Gazetteer): readonly string[] => {
  const {
    categories,
    city,
    district,
    verified,
    featured,
    premium,
    tags,
    attributes,
    priceLevels,
    rating,
    openAt,
    near,
  } = filters;
  return [
    ...(categories === undefined || categories.length === 0
      ? []
      : [`categoryIds IN ${list(gazetteer.below(categories))}`]),
    ...(city === undefined ? [] : [`city = ${number(city)}`]),
    ...(district === undefined ? [] : [`district = ${quoted(district)}`]),
    ...(verified === undefined ? [] : [`verified = ${verified}`]),
    ...(featured === undefined ? [] : [`featured = ${featured}`]),
    ...(premium === undefined ? [] : [`premium = ${premium}`]),
    ...(tags ?? []).map((tag) => `tagNames = ${quoted(tag)}`),
    ...(attributes ?? []).map((id) => `attributes = ${quoted(id)}`),
    ...(priceLevels === undefined || priceLevels.length === 0
      ? []
      : [`priceLevel IN [${priceLevels.map(number).join(', ')}]`]),
    ...(rating === undefined || rating <= 0 ? [] : [`rating >= ${number(rating)}`]),
    ...(openAt === undefined ? [] : [`open IN [${slotsAt(openAt).join(', ')}]`]),
    ...(near?.radiusKm === undefined
      ? []
      : [`_geoRadius(${number(near.latitude)}, ${number(near.longitude)}, ${number(near.radiusKm * 1000)})`]),
  ];
};

/** A plan among others: results of a narrower plan before it are excluded by filter, without knowing their ids. */
export interface Tier extends Plan {
  readonly isNarrower?: boolean;
  readonly notServices?: readonly string[];
  readonly notDistricts?: readonly string[];
}

const planFilters = (plan: Tier, gazetteer: Gazetteer): readonly string[] => [
  ...(plan.notServices === undefined ? [] : [`services NOT IN ${list(plan.notServices)}`]),
  ...(plan.notDistricts === undefined ? [] : [`district NOT IN ${list(plan.notDistricts)}`]),
  ...(plan.city === undefined ? [] : [`city = ${plan.city}`]),
  ...(plan.districts === undefined ? [] : [`district IN ${list(plan.districts)}`]),
  ...(plan.categories === undefined ? [] : [`categoryIds IN ${list(gazetteer.below(plan.categories))}`]),
  ...(plan.service === undefined ? [] : [`services = ${quoted(plan.service)}`]),
  ...(plan.brand === undefined ? [] : [`opening = ${quoted(plan.brand)}`]),
  ...(plan.maxNamesakes === undefined ? [] : [`name = ${quoted(plan.must.map(({ text }) => text).join(' '))}`]),
];

/** The stem that documents with any form of the word share: documents contain the stems of their words. */
const baseOf = ({ text }: Word, vocabulary: Vocabulary): string => vocabulary.bases(text).at(-1) ?? text;

/** Unfinished words come last, where the engine matches prefixes; a space after the last word marks it as complete. */
const textOf = (words: readonly Word[], vocabulary: Vocabulary): string => {
  const completeWords = words.filter(({ prefix }) => !prefix).map((word) => baseOf(word, vocabulary));
  const begun = words.filter(({ prefix }) => prefix).map(({ text }) => text);
  const text = [...completeWords, ...begun].join(' ');
  return text === '' || begun.length > 0 ? text : `${text} `;
};

/** Searches a brand as a phrase, as it was typed. */
const phraseOf = (words: readonly Word[]): string => `"${words.map(({ text }) => text).join(' ')}"`;

const sorts: Readonly<Record<Exclude<SearchSort, 'relevance' | 'distance'>, readonly string[]>> = {
  rating: ['rank:desc', 'reviewCount:desc'],
  name: ['sortKey:asc'],
  newest: ['createdAt:desc'],
  views: ['viewCount:desc', 'rank:desc'],
};

export const sortOf = ({ sort, filters: { near } }: SearchQuery): readonly string[] => {
  if (sort !== 'relevance' && sort !== 'distance') return sorts[sort];
  return sort === 'distance' && near !== undefined
    ? [`_geoPoint(${number(near.latitude)}, ${number(near.longitude)}):asc`]
    : [];
};

/** Fields of a hit by which two lists can be merged in their common order. */
const SORT_FIELDS = ['reviewCount', 'bayesianRating', 'sortKey', 'createdAt', 'viewCount'];
const FACETS = ['tagNames', 'city', 'categoryIds', 'halfStars', 'attributes', 'priceLevel'];

export interface Asking {
  readonly index: string;
  readonly query: SearchQuery;
  readonly gazetteer: Gazetteer;
  readonly vocabulary: Vocabulary;
  readonly now: () => Date;
}

/** A plan as a query of the engine: its first `most` results, with an exact total. */
export const engineQuery = (
  asking: Asking,
  plan: Tier,
  most: number,
  without: readonly string[] = [],
): MultiSearchQuery => {
  const { index, query, gazetteer, vocabulary, now } = asking;
  const sort = sortOf(query);
  const filter = [
    ...explicitFilters(withWish(query.filters, plan.wish, now), gazetteer),
    ...planFilters(plan, gazetteer),
    ...(without.length === 0 ? [] : [`id NOT IN ${list(without)}`]),
  ];
  return {
    indexUid: index,
    q: plan.brand === undefined ? textOf(plan.must, vocabulary) : phraseOf(plan.must),
    filter,
    matchingStrategy: plan.atLeast === undefined ? 'all' : 'frequency',
    page: 1,
    hitsPerPage: most,
    attributesToRetrieve: query.sort === 'relevance' ? ['id', '_geo'] : ['id', '_geo', ...SORT_FIELDS],
    ...(plan.where === 'everything'
      ? {}
      : { attributesToSearchOn: plan.where === 'names' ? [...NAME_FIELDS] : [...NAME_FIELDS, ...TOPIC_FIELDS] }),
    ...(query.facets === true ? { facets: FACETS } : {}),
    ...(sort.length > 0 ? { sort: [...sort] } : {}),
  };
};

/** Finds the tiers that only narrow a later one by a service or a district; the later one excludes their results. */
export const orderedTiers = (plans: readonly Plan[]): readonly Tier[] => {
  const sameWords = (a: Plan, b: Plan): boolean =>
    a.must === b.must && a.where === b.where && a.categories === b.categories;
  const narrows = (a: Plan, b: Plan): boolean =>
    sameWords(a, b) &&
    ((a.service !== undefined && b.service === undefined) || (a.districts !== undefined && b.districts === undefined));
  return plans.map((plan, at) => {
    const narrower = plans.slice(0, at).filter((other) => narrows(other, plan));
    const services = narrower.flatMap(({ service }) => (service === undefined ? [] : [service]));
    const districts = narrower.flatMap(({ service, districts: of }) =>
      service === undefined && of !== undefined ? of : [],
    );
    return {
      ...plan,
      isNarrower: plans.slice(at + 1).some((other) => narrows(plan, other)),
      ...(services.length === 0 ? {} : { notServices: services }),
      ...(districts.length === 0 ? {} : { notDistricts: districts }),
    };
  });
};
