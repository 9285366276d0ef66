import { EXPLAINED } from '@carsi/turkish/questions/weights';
import type { Meaning, Question, Unit, WordSpan } from '@carsi/turkish/questions/meaning';
import type { Wish } from '@carsi/turkish/questions/wish';
import type { MultiSearchQuery } from 'meilisearch';
import type { SearchFilters, SearchQuery, SearchSort } from '../../search.js';
import { FIELD } from '../../searching/fields.js';
import { fieldsOf, gainsOf, isOfTrade, isSurname, spokenForms } from '../../searching/evidence.js';
import { wishFilters } from '../../searching/wished.js';
import { termsOf } from './documents.js';
import type { Lexicon } from './lexicon.js';
import { slotsAt } from './week.js';

/** Input is put into a filter as a quoted string; numbers and booleans are checked by their type. */
const quoted = (value: string): string => `"${value.toWellFormed().replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const list = (values: Iterable<string>): string => `[${[...values].map(quoted).join(', ')}]`;
const number = (value: number): string => (Number.isFinite(value) ? String(value) : '0');
const all = (conditions: readonly string[]): string =>
  conditions.length === 1 ? conditions[0]! : `(${conditions.join(' AND ')})`;
const any = (conditions: readonly string[]): string =>
  conditions.length === 1 ? conditions[0]! : `(${conditions.join(' OR ')})`;
/** No company is in a province of that number. */
const NO_COMPANY = 'city = 0';

export const explicitFilters = (filters: SearchFilters): readonly string[] => {
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
    ...(categories === undefined || categories.length === 0 ? [] : [`categoryIds IN ${list(categories)}`]),
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

const sorts: Readonly<Record<Exclude<SearchSort, 'relevance' | 'distance'>, readonly string[]>> = {
  rating: ['rank:desc', 'reviewCount:desc'],
  name: ['sortKey:asc'],
  newest: ['createdAt:desc'],
  views: ['viewCount:desc', 'rank:desc'],
};

export const byDistance = (near: { readonly latitude: number; readonly longitude: number }): readonly string[] => [
  `_geoPoint(${number(near.latitude)}, ${number(near.longitude)}):asc`,
];

/** By relevance the best rated first: the scorer orders them anew. */
export const sortOf = ({ sort, filters: { near } }: SearchQuery): readonly string[] => {
  if (sort === 'distance' && near !== undefined) return byDistance(near);
  return sort === 'relevance' || sort === 'distance' ? sorts.rating : sorts[sort];
};

/** A share of the best gain that still counts as the best. */
const NEARLY = 0.9;

/** A question as conditions of the engine, which hold for exactly the companies that the scorer takes for explained. */
export class Conditions {
  constructor(
    private readonly question: Question,
    private readonly lexicon: Pick<Lexicon, 'gazetteer' | 'vocabulary'>,
    private readonly filters: SearchFilters,
    private readonly now: () => Date,
  ) {}

  /** What a company explains; with `isBest` only by the meanings that gain the most. */
  unit({ kind, from, bits }: Unit, isBest = false): string {
    if (kind === 'wish') {
      const meaning = this.question.meanings.find((one) => one.kind === 'wish' && one.from === from);
      const conditions = explicitFilters(wishFilters((meaning as { wish: Wish }).wish, this.filters, this.now));
      return conditions.length === 0 ? 'NOT city = 0' : all(conditions);
    }
    return any(
      bits.map((one) =>
        all(this.question.tokens.flatMap((_, at) => ((one & (1 << at)) === 0 ? [] : [this.#token(at, isBest)]))),
      ),
    );
  }

  #token(at: number, isBest: boolean): string {
    const meanings = this.question.meanings.filter(({ from, to }) => at >= from && at < to);
    const best = Math.max(0, ...meanings.flatMap((meaning) => gainsOf(meaning, this.lexicon)));
    const least = isBest ? best * NEARLY : 0;
    const terms: string[] = [];
    const conditions: string[] = [];
    for (const meaning of meanings) {
      if (meaning.kind === 'word') {
        const bits = this.#bits(meaning, least);
        terms.push(...termsOf(meaning.word, bits));
        if (isSurname(meaning)) conditions.push(...this.#surname(meaning));
      } else if (gainsOf(meaning, this.lexicon).some((gain) => gain >= least))
        conditions.push(...this.#condition(meaning, isBest));
    }
    if (terms.length > 0) conditions.push(`terms IN ${list(terms)}`);
    return conditions.length === 0 ? NO_COMPANY : any(conditions);
  }

  #bits(meaning: WordSpan, least: number): number {
    const { vocabulary } = this.lexicon;
    let found = 0;
    for (const [bit, weight, evidence] of fieldsOf(meaning, { vocabulary }))
      if (evidence >= EXPLAINED && (weight * evidence) / (meaning.to - meaning.from) >= least) found |= bit;
    return found;
  }

  #surname({ word }: WordSpan): readonly string[] {
    const own = this.question.meanings.flatMap((meaning) =>
      meaning.kind === 'word' && meaning.means === undefined && meaning.nameEvidence >= NEARLY
        ? termsOf(meaning.word, FIELD.name)
        : [],
    );
    return own.length === 0 ? [] : [`(terms IN ${list(termsOf(word, FIELD.name))} AND terms IN ${list(own)})`];
  }

  #condition(meaning: Exclude<Meaning, WordSpan>, isBest: boolean): readonly string[] {
    if (meaning.kind === 'wish' || meaning.evidence < EXPLAINED) return [];
    if (meaning.kind === 'attribute') return [`attributes = ${quoted(meaning.attribute)}`];
    if (meaning.kind === 'phone') return [`phoneEnds = ${quoted(meaning.digits)}`];
    if (meaning.kind === 'place')
      return meaning.city === undefined ? [`district IN ${list(meaning.districts)}`] : [`city = ${meaning.city}`];
    const { gazetteer } = this.lexicon;
    const alike = [meaning.category, ...gazetteer.alike(meaning.category)];
    if (isBest) return [`ownCategory IN ${list(alike)}`];
    const below = gazetteer.alikeBelow(meaning.category);
    const spoken = gazetteer.spokenOf(meaning.category).flatMap((one) => {
      const rougher = gazetteer.rougher(meaning.category, one);
      const said = one.words.map((word) => {
        const forms = spokenForms(word, this.lexicon);
        return `terms IN ${list(forms.flatMap(([form, fields]) => termsOf(form, fields)))}`;
      });
      return rougher.length === 0 ? [] : [`(ownCategory IN ${list(rougher)} AND ${all(said)})`];
    });
    return [`categoryIds IN ${list([...alike, ...below])}`, ...spoken];
  }

  /** Companies that explain these units and none of the others. */
  part(units: readonly Unit[], explained: number): readonly string[] {
    return units.map((unit, at) => ((explained & (1 << at)) === 0 ? `NOT ${this.unit(unit)}` : this.unit(unit)));
  }

  best(units: readonly Unit[]): readonly string[] {
    return units.map((unit) => this.unit(unit, true));
  }

  /** The best that list the very word of the trade; undefined where the question has none. */
  listed(units: readonly Unit[]): readonly string[] | undefined {
    const words = this.question.meanings.filter(isOfTrade);
    const found = units.map((unit) => {
      const own = words.filter(({ from, to }) => from === unit.from && to === unit.to);
      const listing = own.flatMap(({ word }) => termsOf(word, FIELD.service | FIELD.tag));
      return all([this.unit(unit, true), ...(own.length === 0 ? [] : [`terms IN ${list(listing)}`])]);
    });
    return words.length === 0 ? undefined : found;
  }
}

/** What the scorer and the answer read of a hit. */
const RETRIEVED = [
  'id',
  'title',
  'city',
  'district',
  'categoryIds',
  'phoneEnds',
  'attributes',
  'bayesianRating',
  'reviewCount',
  '_geo',
];
const FACETS = ['tagNames', 'city', 'categoryIds', 'halfStars', 'attributes', 'priceLevel'];

/** Companies that meet all conditions, as a query with an exact total. */
export const engineQuery = (
  indexUid: string,
  filter: readonly string[],
  sort: readonly string[],
  page: { readonly page: number; readonly hitsPerPage: number },
  facets = false,
): MultiSearchQuery => ({
  indexUid,
  q: '',
  filter: [...filter],
  sort: [...sort],
  ...page,
  attributesToRetrieve: RETRIEVED,
  ...(facets ? { facets: FACETS } : {}),
});
