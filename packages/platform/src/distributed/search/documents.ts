import { collate } from '@carsi/turkish/collate';
import { neighbourhoodIn } from '@carsi/turkish/neighbourhood';
import type { Settings } from 'meilisearch';
import type { SearchDocument } from '../../search.js';
import { type DocumentWords, documentWords, FIELD, phrasesOf } from '../../searching/fields.js';
import { slotsOf } from './week.js';

/** A company in Meilisearch: words are filterable terms, so that totals are those of the scorer and the engine's tokenizer decides nothing. */
export interface MeiliDocument {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  /** Folded words, in order: suggestions search it. */
  readonly name: string;
  /** A term for each word and field: `<field> <word>`. */
  readonly terms: readonly string[];
  /** Names of services and products, folded. */
  readonly services: readonly string[];
  readonly categoryIds: readonly string[];
  readonly ownCategory: string | null;
  /** The ends of its telephone numbers, from seven digits on. */
  readonly phoneEnds: readonly string[];
  readonly tagNames: readonly string[];
  readonly attributes: readonly string[];
  readonly priceLevel: number | null;
  readonly city: number;
  readonly district: string | null;
  /** As written. */
  readonly neighbourhood: string | null;
  readonly rating: number;
  readonly halfStars: number;
  readonly reviewCount: number;
  readonly bayesianRating: number;
  /** In hundredths: the engine traverses every distinct value that it ranks by. */
  readonly rank: number;
  readonly verified: boolean;
  readonly featured: boolean;
  readonly premium: boolean;
  readonly viewCount: number;
  readonly createdAt: number;
  readonly sortKey: string;
  readonly open: readonly number[];
  readonly _geo: { readonly lat: number; readonly lng: number } | null;
  /** When it was indexed, in epoch milliseconds: other replicas read newer documents. */
  readonly putAt: number;
}

const prefixes = { name: 'n', category: 'c', service: 's', tag: 't', address: 'a', text: 'x', head: 'h' } as const;
const termPrefixes = Object.entries(prefixes).map(
  ([field, prefix]) => [FIELD[field as keyof typeof FIELD], prefix] as const,
);
const bitOf = new Map(termPrefixes.map(([bit, prefix]) => [prefix as string, bit]));

/** The terms of a word in the fields of `bits`. */
export const termsOf = (word: string, bits: number): readonly string[] =>
  termPrefixes.flatMap(([bit, prefix]) => ((bits & bit) === 0 ? [] : [`${prefix} ${word}`]));

const LOCAL_DIGITS = 7;
const endsOf = (phone: string): readonly string[] =>
  Array.from({ length: phone.length - LOCAL_DIGITS + 1 }, (_, start) => phone.slice(start));

export const meiliDocument = (document: SearchDocument, putAt: number): MeiliDocument => {
  const { name, services, fields } = documentWords(document);
  const { id, slug, categoryIds, city, district, rating, reviewCount, bayesianRating, verified, featured, premium } =
    document;
  return {
    id,
    slug,
    title: document.name,
    name: name.join(' '),
    terms: [...fields].flatMap(([word, bits]) => termsOf(word, bits)),
    services,
    categoryIds,
    ownCategory: categoryIds.at(-1) ?? null,
    phoneEnds: document.phones.flatMap(endsOf),
    tagNames: document.tags,
    attributes: document.attributes,
    priceLevel: document.priceLevel,
    city,
    district,
    neighbourhood: neighbourhoodIn(document.address) ?? null,
    rating,
    halfStars: Math.floor(rating * 2) / 2,
    reviewCount,
    bayesianRating,
    rank: Math.round(bayesianRating * 100),
    verified,
    featured,
    premium,
    viewCount: document.viewCount,
    createdAt: document.createdAt,
    sortKey: collate(document.name),
    open: slotsOf(document.open),
    _geo:
      document.latitude === null || document.longitude === null
        ? null
        : { lat: document.latitude, lng: document.longitude },
    putAt,
  };
};

export const WORD_FIELDS = [
  'id',
  'name',
  'terms',
  'services',
  'tagNames',
  'district',
  'neighbourhood',
  '_geo',
  'putAt',
] as const;

/** The words of an indexed company, for the vocabulary of this replica. */
export const storedWords = (stored: Pick<MeiliDocument, (typeof WORD_FIELDS)[number]>): DocumentWords => {
  const fields = new Map<string, number>();
  for (const term of stored.terms) {
    const word = term.slice(2);
    fields.set(word, (fields.get(word) ?? 0) | (bitOf.get(term[0]!) ?? 0));
  }
  const { services } = stored;
  return { name: stored.name.split(' '), services, phrases: phrasesOf(services, stored.tagNames), fields };
};

/** Compared for equality alone: neither sorted nor searched by their beginnings. */
const equal = (...attributePatterns: string[]) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality: true, comparison: false } },
});

/**
 * `sort` is the first ranking rule, so that an explicit sort always wins; without one it has no effect. Only suggestions search words:
 * queries are filters, whose totals are exact, and the scorer orders what they find.
 */
export const settings = {
  searchableAttributes: ['name'],
  filterableAttributes: [
    equal(
      'id',
      'terms',
      'city',
      'district',
      'categoryIds',
      'ownCategory',
      'phoneEnds',
      'tagNames',
      'attributes',
      'priceLevel',
    ),
    equal('halfStars', 'verified', 'featured', 'premium', 'open'),
    'rating',
    'putAt',
    '_geo',
  ],
  sortableAttributes: ['reviewCount', 'rank', 'sortKey', 'createdAt', 'viewCount', 'putAt', 'id', '_geo'],
  rankingRules: ['sort', 'words', 'attribute', 'proximity', 'exactness', 'rank:desc'],
  typoTolerance: { enabled: false },
  stopWords: [],
  synonyms: {},
  faceting: { maxValuesPerFacet: 10_000, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: 10_000_000 },
} satisfies Settings;
