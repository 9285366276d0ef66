import type { Literal, Unit } from '@carsi/turkish/questions/meaning';

/** One company in the search index. Always built from the current listing row, never patched. */
export interface SearchDocument {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Root and sub-category ids, the most specific last. */
  readonly categoryIds: readonly string[];
  /** Names, synonyms and keywords of those categories. */
  readonly categoryWords: readonly string[];
  /** Names of services and products. */
  readonly services: readonly string[];
  readonly tags: readonly string[];
  /** Plate code 1–81. */
  readonly city: number;
  /** Id of the district (`<plate>-<folded name>`), null where only the province is known. */
  readonly district: string | null;
  readonly rating: number;
  readonly reviewCount: number;
  /** (C·m + Σratings) / (C + n): what relevance and 'popular' use. */
  readonly bayesianRating: number;
  readonly verified: boolean;
  readonly featured: boolean;
  readonly premium: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly viewCount: number;
  /** Epoch seconds. */
  readonly createdAt: number;
  /** National digits without the leading zero (`2165551234`), or seven of a 444 number. */
  readonly phones: readonly string[];
  /** Street and neighbourhood as written; '' where it is unknown. */
  readonly address: string;
  /** Ids of structured attributes: otopark, wifi … */
  readonly attributes: readonly string[];
  /** 1 (cheap) to 4; null where the owner does not say. */
  readonly priceLevel: number | null;
  /** Minutes of the week from Monday 00:00 in Europe/Istanbul, [from, to) pairs; to may exceed 10080 (past Sunday midnight). */
  readonly open: readonly (readonly [from: number, to: number])[];
}

export interface SearchFilters {
  /** Category ids: a company in any of them, or in a child of one, matches. */
  readonly categories?: readonly string[];
  readonly city?: number;
  readonly district?: string;
  readonly verified?: boolean;
  readonly featured?: boolean;
  readonly premium?: boolean;
  /** All of them. */
  readonly tags?: readonly string[];
  /** All of them. */
  readonly attributes?: readonly string[];
  /** Any of them. */
  readonly priceLevels?: readonly number[];
  /** At least. */
  readonly rating?: number;
  /** Open at this minute of the week. */
  readonly openAt?: number;
  readonly near?: { readonly latitude: number; readonly longitude: number; readonly radiusKm?: number };
}

export type SearchSort = 'relevance' | 'rating' | 'name' | 'newest' | 'views' | 'distance';

export interface SearchQuery {
  readonly q?: string;
  readonly filters: SearchFilters;
  readonly sort: SearchSort;
  readonly limit: number;
  readonly offset: number;
  readonly facets?: boolean;
  /** Kinds of words that stay text even if they could be interpreted as a filter. */
  readonly literal?: readonly Literal[];
  /** What people open after these words, in (0, 1): lifts a company a little among those that explain the same, by relevance. */
  readonly lift?: ReadonlyMap<string, number>;
  /** Answer for each company why it stands there. */
  readonly reasons?: boolean;
}

/** Why a company answers the question: `text` as the person typed it, `name` what it was read as or how the company writes it. */
export interface SearchReason {
  /** `text`: in the description; `chosen`: people open it after these words. */
  readonly kind:
    | 'name'
    | 'category'
    | 'place'
    | 'address'
    | 'service'
    | 'tag'
    | 'attribute'
    | 'wish'
    | 'phone'
    | 'text'
    | 'chosen';
  readonly text: string;
  readonly name?: string;
}

export interface SearchHit {
  readonly id: string;
  /** Kilometres, when `near` was given. */
  readonly distance?: number;
  /** Where they were asked for; of the words of the question, so none where nothing was typed. */
  readonly reasons?: readonly SearchReason[];
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** The interpretation of a query: filters, remaining text, corrections. */
export interface Interpretation {
  readonly city?: number;
  readonly district?: string;
  readonly categories?: readonly string[];
  readonly service?: string;
  readonly attributes?: readonly string[];
  /** From sentences, used as filters: '4 puan üstü', 'şu an açık', 'doğrulanmış'. */
  readonly rating?: number;
  readonly openNow?: boolean;
  /** 'pazar günü', 'gece': a time at which the companies are open. */
  readonly openOn?: string;
  readonly verified?: boolean;
  /** 'Yakınımda' was in the query; only the caller knows the position. */
  readonly nearby?: boolean;
  readonly rest: string;
  readonly corrections: readonly { readonly from: string; readonly to: string }[];
}

/** A part of the question. */
export interface QuestionPart {
  readonly kind: Unit['kind'];
  /** In the person's own spelling. */
  readonly text: string;
  /** What it was read as, for sentences: 'Kadıköy', 'Diş Hekimi', 'otoparklı', 'açık'; absent where it is only words. */
  readonly name?: string;
}

/** Companies that meet all of the question but what `lacks` says. */
export interface SearchGroup {
  /** The parts of the question that they do not meet. */
  readonly lacks: readonly QuestionPart[];
  /** Exact: the companies that lack this and nothing else. */
  readonly total: number;
  readonly hits: readonly SearchHit[];
}

export interface SearchAnswer {
  /** Companies that explain every word. */
  readonly hits: readonly SearchHit[];
  /** The best first; only on the first page and where few companies explain everything. */
  readonly groups: readonly SearchGroup[];
  /** All parts of the question, where there are groups. */
  readonly parts?: readonly QuestionPart[];
  /** Exact. */
  readonly total: number;
  readonly interpreted: Interpretation;
  readonly didYouMean?: string;
  readonly facets?: {
    readonly tags: readonly FacetValue[];
    readonly cities: readonly FacetValue[];
    readonly categories: readonly FacetValue[];
    readonly ratings: readonly FacetValue[];
    readonly attributes: readonly FacetValue[];
    readonly priceLevels: readonly FacetValue[];
  };
}

export interface Suggestion {
  readonly type: 'company' | 'category' | 'city' | 'district' | 'neighbourhood' | 'query';
  readonly text: string;
  /** Company slug, category id, province plate code or district id; absent for a neighbourhood or a query. */
  readonly ref?: string;
  /** Where a company or a neighbourhood is. */
  readonly city?: number;
  readonly district?: string;
}

/** A category in search; names and synonyms are what people type. */
export interface SearchCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly synonyms: readonly string[];
}

export interface Search {
  /** Opens (or creates) the index `name`; the gazetteer of places is built in, the categories come from the directory. */
  index(name: string): Promise<SearchIndex>;
}

export interface SearchIndex {
  /** Searchable when it resolves. Complete documents; the same id replaces. */
  put(documents: readonly SearchDocument[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  setCategories(categories: readonly SearchCategory[]): Promise<void>;
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Up to 8, while someone types. */
  suggest(prefix: string): Promise<readonly Suggestion[]>;
  count(): Promise<number>;
  /** Fills a second index through `fill`, then swaps: readers see the old one until then. */
  rebuild(fill: (put: (documents: readonly SearchDocument[]) => Promise<void>) => Promise<void>): Promise<void>;
  /** The copy of an index in memory on disk. Absent where the engine stores documents itself. */
  readonly snapshot?: IndexSnapshot;
}

export interface IndexSnapshot {
  /**
   * Before the first write: takes the companies that `save` wrote under one of these names. Resolves with undefined, and an empty
   * index, where there is no such file, or in doubt. One of another basis answers until it is made again.
   */
  load(
    basis: string,
    names: readonly string[],
  ): Promise<{ readonly name: string; readonly isCurrent: boolean } | undefined>;
  /**
   * Writes down what the index holds when it is called, not what comes later; atomically, and in small steps beside other work.
   * `basis` is what documents depend on beside their company: the code that makes them, the categories. Rejects when `signal` aborts.
   */
  save(basis: string, name: string, signal: AbortSignal): Promise<void>;
}
