import { distanceKm } from '@carsi/turkish/distance';
import type { Question } from '@carsi/turkish/questions/meaning';
import { questionOf } from '@carsi/turkish/questions/question';
import { EXACT_NAME } from '@carsi/turkish/questions/weights';
import { type Meilisearch, MeilisearchApiError, type MultiSearchQuery, type MultiSearchResult } from 'meilisearch';
import type { SearchAnswer, SearchGroup, SearchHit, SearchQuery } from '../../search.js';
import { type Position, remoteness } from '../../searching/centres.js';
import { facetValues, RATING_STEPS } from '../../searching/facets.js';
import {
  fulfilled,
  allTexts,
  interpretationOf,
  lacksOf,
  questionPartsOf,
  textsOf,
} from '../../searching/interpretation.js';
import { ENOUGH, MOST_GROUPS, MOST_IN_GROUP, MOST_NAMESAKES, questionOptionsOf } from '../../searching/read-options.js';
import { liftOf } from '../../searching/lift.js';
import { isWorthShowing, lossOf } from '../../searching/parts.js';
import { reasonsOf } from '../../searching/reasons.js';
import { Scorer } from '../../searching/score.js';
import { candidatesOf, type Hit } from './candidates.js';
import type { Lexicon } from './lexicon.js';
import { byDistance, Conditions, engineQuery, explicitFilters, sortOf } from './query.js';

type Result = MultiSearchResult<Hit> & { readonly totalHits: number };

/** Before its first document an index has no fields, and the engine refuses to search them. */
export const isWithoutFields = (error: unknown): boolean =>
  error instanceof MeilisearchApiError && error.cause?.code === 'invalid_search_attributes_to_search_on';

/** So many of the best rated matches are scored; what comes after them stays in the engine's order. */
const SCORED = 100;
/** Parts of a question that one request asks about. */
const PARTS_AT_ONCE = 12;
const MOST_REQUESTS = 3;

export interface Asking {
  readonly index: string;
  readonly query: SearchQuery;
  readonly lexicon: Lexicon;
  readonly now: () => Date;
}

const facetsOf = ({ facetDistribution }: Result): NonNullable<SearchAnswer['facets']> => {
  const counts = (facet: string): readonly (readonly [string, number])[] =>
    Object.entries(facetDistribution?.[facet] ?? {});
  const atLeast = (step: number): number =>
    counts('halfStars').reduce((sum, [value, count]) => (Number(value) >= step ? sum + count : sum), 0);
  return {
    tags: facetValues(counts('tagNames')),
    cities: facetValues(counts('city')),
    categories: facetValues(counts('categoryIds')),
    ratings: RATING_STEPS.map((step) => ({ value: String(step), count: atLeast(step) })).filter(
      ({ count }) => count > 0,
    ),
    attributes: facetValues(counts('attributes')),
    priceLevels: facetValues(counts('priceLevel')),
  };
};

const among = (ids: readonly string[]): string => `id IN [${ids.map((id) => JSON.stringify(id)).join(', ')}]`;

/** Subsets of the units that may be shown without the others, the smallest loss first. */
const partsOf = (question: Question): readonly number[] => {
  const { units } = question;
  const all = 2 ** units.length - 1;
  const parts: number[] = [];
  // A question of many words is asked about without up to three of its units.
  const drop = (from: number, left: number, explained: number): void => {
    for (let at = from; at < units.length; at += 1) {
      const rest = explained & ~(1 << at);
      if (isWorthShowing(units, rest)) parts.push(rest);
      if (left > 1) drop(at + 1, left - 1, rest);
    }
  };
  drop(0, units.length > 8 ? 2 : 3, all);
  return parts.toSorted((a, b) => lossOf(units, a) - lossOf(units, b)).slice(0, PARTS_AT_ONCE * MOST_REQUESTS);
};

const scorer = new Scorer();

const kmFrom = (position: Position | undefined, { _geo }: Hit): number | undefined =>
  position === undefined || _geo === null || _geo === undefined
    ? undefined
    : distanceKm(position.latitude, position.longitude, _geo.lat, _geo.lng);

/**
 * Hits by the score of the question, then as the engine ordered them; what this replica does not know yet comes last. With `centre` what
 * lies farther from it counts less.
 */
const scored = (
  question: Question,
  hits: readonly Hit[],
  lexicon: Lexicon,
  lift: SearchQuery['lift'],
  centre?: Position,
): readonly Hit[] => {
  scorer.read(question, candidatesOf(hits, lexicon));
  const namesakes = hits.flatMap((_, ordinal) => (scorer.isExactName(ordinal) ? [ordinal] : []));
  const bonus = new Set(namesakes.length <= MOST_NAMESAKES ? namesakes : []);
  return hits
    .map((hit, ordinal) => ({
      hit,
      score:
        scorer.score(ordinal) +
        (bonus.has(ordinal) ? EXACT_NAME : 0) +
        liftOf(lift?.get(hit.id)) -
        (centre === undefined ? 0 : remoteness(kmFrom(centre, hit))),
    }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.hit.bayesianRating - a.hit.bayesianRating ||
        b.hit.reviewCount - a.hit.reviewCount ||
        (a.hit.id < b.hit.id ? -1 : 1),
    )
    .map(({ hit }) => hit);
};

/**
 * One search in Meilisearch: the engine finds and counts by filters that hold for what the scorer takes for explained, the scorer orders
 * the best. One request for the exact matches; where they are few, up to three more for the parts of the question.
 */
export const answer = async (client: Meilisearch, { index, query, lexicon, now }: Asking): Promise<SearchAnswer> => {
  const { filters, limit, offset, sort } = query;
  const { gazetteer, vocabulary, centres } = lexicon;
  const text = query.q?.trim() ?? '';
  const question = questionOf(text, { gazetteer, vocabulary }, questionOptionsOf(query));
  const { units, meanings } = question;
  const conditions = new Conditions(question, lexicon, filters, now);
  const explicit = explicitFilters(filters);
  const everything = 2 ** units.length - 1;
  const ask = async (queries: readonly MultiSearchQuery[]): Promise<readonly Result[]> => {
    if (queries.length === 0) return [];
    try {
      return ((await client.multiSearch({ queries: [...queries] })) as { results: Result[] }).results;
    } catch (error) {
      if (!isWithoutFields(error)) throw error;
      return queries.map(() => ({ hits: [], totalHits: 0 }) as unknown as Result);
    }
  };
  const hitOf = (hit: Hit): SearchHit => {
    const distance = kmFrom(filters.near, hit);
    return { id: hit.id, ...(distance === undefined ? {} : { distance }) };
  };
  const hitsOf = (hits: readonly Hit[], explained: number): readonly SearchHit[] => {
    if (query.reasons !== true || units.length === 0) return hits.map(hitOf);
    const companies = candidatesOf(hits, lexicon);
    scorer.read(question, companies);
    const scoredHits = { question, companies, scorer, gazetteer };
    return hits.map((hit, ordinal) => {
      const texts = textsOf({ ...hit, name: hit.title }, gazetteer);
      const isChosen = query.lift?.has(hit.id) ?? false;
      return { ...hitOf(hit), reasons: reasonsOf(scoredHits, { ordinal, explained, texts, isChosen }) };
    });
  };

  /** The page, the exact total and the facets of the companies that explain everything. */
  const exactly = async (): Promise<{ readonly page: readonly Hit[]; readonly result: Result }> => {
    const filter = [...explicit, ...conditions.part(units, everything)];
    const isScored = sort === 'relevance' && units.length > 0;
    const end = offset + limit;
    const leafed =
      offset % limit === 0 ? { page: offset / limit + 1, hitsPerPage: limit } : { page: 1, hitsPerPage: end };
    if (!isScored) {
      const [result] = await ask([engineQuery(index, filter, sortOf(query), leafed, query.facets)]);
      return { page: offset % limit === 0 ? result!.hits : result!.hits.slice(offset), result: result! };
    }
    const window = { page: 1, hitsPerPage: SCORED };
    const lifted = [...(query.lift ?? new Map<string, number>()).keys()];
    const [best, result, learned] = await ask([
      engineQuery(index, [...explicit, ...conditions.best(units)], sortOf(query), window),
      engineQuery(index, filter, sortOf(query), window, query.facets),
      ...(lifted.length === 0 ? [] : [engineQuery(index, [...filter, among(lifted)], sortOf(query), window)]),
    ]);
    const listed = best!.totalHits > SCORED ? conditions.listed(units) : undefined;
    const more = await ask(
      listed === undefined ? [] : [engineQuery(index, [...explicit, ...listed], sortOf(query), window)],
    );
    const found = [best, result, learned, ...more].flatMap((one) => one?.hits ?? []);
    const hits = scored(question, [...new Map(found.map((hit) => [hit.id, hit])).values()], lexicon, query.lift);
    if (end <= hits.length || hits.length >= result!.totalHits)
      return { page: hits.slice(offset, end), result: result! };
    const without = [...filter, `NOT ${among(hits.map(({ id }) => id))}`];
    const [rest] = await ask([engineQuery(index, without, sortOf(query), { page: 1, hitsPerPage: end - hits.length })]);
    return { page: [...hits, ...rest!.hits].slice(offset, end), result: result! };
  };

  /** The middle of the place that a part lacks. */
  const centreOf = (explained: number): Position | undefined => {
    const place = units.find(({ kind }, at) => kind === 'place' && (explained & (1 << at)) === 0);
    return place && sort === 'relevance' ? centres.of(meanings, place.from) : undefined;
  };
  const groupsOf = async (): Promise<readonly { readonly explained: number; readonly result: Result }[]> => {
    const found: { explained: number; result: Result }[] = [];
    const parts = partsOf(question);
    for (let from = 0; from < parts.length && found.length < MOST_GROUPS; from += PARTS_AT_ONCE) {
      const turn = parts.slice(from, from + PARTS_AT_ONCE);
      const results = await ask(
        turn.map((explained) => {
          const centre = centreOf(explained);
          const filter = [...explicit, ...conditions.part(units, explained)];
          const [order, hitsPerPage] =
            centre === undefined ? [sortOf(query), MOST_IN_GROUP * 2] : [byDistance(centre), SCORED];
          return engineQuery(index, filter, order, { page: 1, hitsPerPage }, query.facets);
        }),
      );
      for (const [at, result] of results.entries())
        if (result.totalHits > 0) found.push({ explained: turn[at]!, result });
    }
    return found
      .toSorted(
        (a, b) =>
          lossOf(units, a.explained) - lossOf(units, b.explained) ||
          b.result.totalHits - a.result.totalHits ||
          a.explained - b.explained,
      )
      .slice(0, MOST_GROUPS);
  };

  const nothing = { page: [], result: { hits: [], totalHits: 0 } as unknown as Result };
  const { page, result } = question.isEmpty ? nothing : await exactly();
  const isShort = !question.isEmpty && offset === 0 && result.totalHits < Math.min(ENOUGH, limit);
  const parts = isShort ? await groupsOf() : [];
  const groups = parts.map(({ explained, result: { hits, totalHits } }) => {
    const ordered = sort === 'relevance' ? scored(question, hits, lexicon, query.lift, centreOf(explained)) : hits;
    return { explained, total: totalHits, hits: ordered.slice(0, MOST_IN_GROUP) };
  });
  const shown = page[0] ?? groups[0]?.hits[0];
  if (shown !== undefined) scorer.read(question, candidatesOf([shown], lexicon));
  const { interpreted, corrected } = interpretationOf(
    question,
    shown === undefined ? [] : scorer.meaningsOf(0),
    fulfilled(question, page.length > 0 ? everything : (groups[0]?.explained ?? 0)),
    shown === undefined ? allTexts(gazetteer) : textsOf({ ...shown, name: shown.title }, gazetteer),
  );
  const questionParts = groups.length === 0 ? [] : questionPartsOf(question, gazetteer);
  return {
    hits: hitsOf(page, everything),
    ...(groups.length > 0 && { parts: questionParts }),
    total: result.totalHits,
    groups: groups.map(({ explained, total, hits }): SearchGroup => ({
      lacks: lacksOf(questionParts, explained),
      total,
      hits: hitsOf(hits, explained),
    })),
    interpreted,
    ...(corrected === undefined ? {} : { didYouMean: corrected }),
    ...(query.facets === true ? { facets: facetsOf(page.length > 0 ? result : (parts[0]?.result ?? result)) } : {}),
  };
};
