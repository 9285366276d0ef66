import { collate } from '@carsi/turkish/collate';
import { stems } from '@carsi/turkish/questions/stems';
import { wordsOf } from '@carsi/turkish/questions/tokens';
import { isTitle } from '@carsi/turkish/data/question-words';
import type { Settings } from 'meilisearch';
import type { SearchDocument } from '../../search.js';
import { type DocumentWords, documentWords, FIELD, phrasesOf } from '../../searching/fields.js';
import { slotsOf } from './week.js';

/** A company in Meilisearch: every searchable field is folded words, so that the engine's own tokenizer decides nothing. */
export interface MeiliDocument {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly name: string;
  /** The name's first word behind titles of a person: a brand that is also a place begins with it. */
  readonly opening: string;
  readonly nameStems: string;
  readonly category: string;
  readonly services: readonly string[];
  readonly tags: string;
  readonly place: string;
  readonly stems: string;
  readonly description: string;
  readonly categoryIds: readonly string[];
  readonly tagNames: readonly string[];
  readonly attributes: readonly string[];
  readonly priceLevel: number | null;
  readonly city: number;
  readonly district: string | null;
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

const SHORTEST_STEM = 3;

const stemsOf = (words: Iterable<string>): string => {
  const found = new Set<string>();
  for (const word of words)
    for (const stem of stems(word)) if (stem !== word && stem.length >= SHORTEST_STEM) found.add(stem);
  return [...found].join(' ');
};

export const meiliDocument = (document: SearchDocument, putAt: number): MeiliDocument => {
  const { name, services, fields } = documentWords(document);
  const within = (bits: number): readonly string[] =>
    [...fields].filter(([, of]) => (of & bits) !== 0).map(([word]) => word);
  const { id, slug, categoryIds, city, district, rating, reviewCount, bayesianRating, verified, featured, premium } =
    document;
  return {
    id,
    slug,
    title: document.name,
    name: name.join(' '),
    opening: name.find((word) => !isTitle(word)) ?? '',
    nameStems: stemsOf(name),
    category: within(FIELD.category).join(' '),
    services,
    tags: within(FIELD.tag).join(' '),
    place: within(FIELD.place).join(' '),
    stems: stemsOf(within(FIELD.category | FIELD.service | FIELD.tag)),
    description: wordsOf(document.description).join(' '),
    categoryIds,
    tagNames: document.tags,
    attributes: document.attributes,
    priceLevel: document.priceLevel,
    city,
    district,
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
  'category',
  'services',
  'tags',
  'tagNames',
  'place',
  'description',
  'putAt',
] as const;

/** The words of an indexed company, for the vocabulary of this replica. */
export const storedWords = (stored: Pick<MeiliDocument, (typeof WORD_FIELDS)[number]>): DocumentWords => {
  const fields = new Map<string, number>();
  const note = (text: string, field: number): void => {
    for (const word of text.split(' ')) if (word !== '') fields.set(word, (fields.get(word) ?? 0) | field);
  };
  note(stored.name, FIELD.name);
  note(stored.category, FIELD.category);
  for (const service of stored.services) note(service, FIELD.service);
  note(stored.tags, FIELD.tag);
  note(stored.place, FIELD.place);
  note(stored.description, FIELD.text);
  const { services } = stored;
  return { name: stored.name.split(' '), services, phrases: phrasesOf(services, stored.tagNames), fields };
};

export const NAME_FIELDS = ['name', 'nameStems'] as const;
/** All fields that say what a company is. Descriptions mention much that it is not. */
export const TOPIC_FIELDS = ['category', 'services', 'tags', 'place', 'stems'] as const;

/**
 * `sort` is the first ranking rule, so that an explicit sort always wins; without one it has no effect. Typing errors are corrected
 * before the query, against the vocabulary: the engine's own tolerance would count unrelated companies.
 */
export const settings: Settings = {
  searchableAttributes: [...NAME_FIELDS, ...TOPIC_FIELDS, 'description'],
  filterableAttributes:
    'id name opening services city district categoryIds tagNames attributes priceLevel rating halfStars verified featured premium open putAt _geo'.split(
      ' ',
    ),
  sortableAttributes: ['rating', 'reviewCount', 'rank', 'sortKey', 'createdAt', 'viewCount', 'putAt', 'id', '_geo'],
  rankingRules: ['sort', 'words', 'attribute', 'proximity', 'exactness', 'rank:desc'],
  typoTolerance: { enabled: false },
  stopWords: [],
  synonyms: {},
  faceting: { maxValuesPerFacet: 10_000, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: 10_000_000 },
};
