import { z } from 'zod';
import { companyListItem } from './company.js';
import { flag, page, words } from '../../common/query.js';
import { routes } from '../../common/route.js';
import { companySorts, partKinds, reasonKinds } from '../search.js';

/** GET /companies. category is id, slug or name with its children; city and district slug, name or alias. */
export const companiesQuery = page.extend({
  category: z.string().optional(),
  city: z.string().optional(),
  district: z.string().optional(),
  verified: flag.optional(),
  featured: flag.optional(),
  premium: flag.optional(),
  open_now: flag.optional(),
  tags: words.optional(),
  /** Ids of attributes, all of them. */
  attributes: words.optional(),
  /** 1 (cheap) to 4, any of them. */
  price_level: words.pipe(z.array(z.coerce.number<string>().int().min(1).max(4)).max(4)).optional(),
  sort: z.enum(companySorts).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  /** Kilometres. */
  radius: z.coerce.number().positive().max(500).optional(),
});
export type CompaniesQuery = z.infer<typeof companiesQuery>;

export const literals = [
  'city',
  'district',
  'category',
  'service',
  'attribute',
  'rating',
  'open_now',
  'verified',
] as const;
export type Literal = (typeof literals)[number];

/** GET /companies/search. Parts listed in `literal` stay text instead of being read as filters. */
export const searchQuery = companiesQuery.extend({
  q: z.string().max(200).optional(),
  rating: z.coerce.number().min(0).max(5).optional(),
  facets: flag.optional(),
  literal: words.pipe(z.array(z.enum(literals))).optional(),
  /** Answers why each company stands where it does; such a request is not counted as a search. */
  reasons: flag.optional(),
});
export type SearchQuery = z.infer<typeof searchQuery>;

const read = z.object({ slug: z.string(), name: z.string() });

/** How the words of `q` were read. Explicit filters of the call are not repeated here. */
export const interpreted = z.object({
  city: read.optional(),
  district: read.optional(),
  categories: z.array(read).optional(),
  service: z.string().optional(),
  /** Labels. */
  attributes: z.array(z.string()).optional(),
  /** From whole sentences ('4 puan üstü', 'açık', 'doğrulanmış', 'yakınımda'). */
  rating: z.number().optional(),
  open_now: z.boolean().optional(),
  /** When they are open, in lower case: 'pazar günü', 'gece'. */
  open_on: z.string().optional(),
  verified: z.boolean().optional(),
  nearby: z.boolean().optional(),
  rest: z.string(),
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type Interpreted = z.infer<typeof interpreted>;

export const facetValue = z.object({ value: z.string(), name: z.string(), count: z.int() });
export type FacetValue = z.infer<typeof facetValue>;

/** `value` is a tag, a city's or category's slug, a least rating ('4', '3.5'), an attribute's id or a price level. */
export const facets = z.object({
  tags: z.array(facetValue),
  cities: z.array(facetValue),
  categories: z.array(facetValue),
  ratings: z.array(facetValue),
  attributes: z.array(facetValue),
  price_levels: z.array(facetValue),
});
export type Facets = z.infer<typeof facets>;

/** A part of the question: `text` in the person's own spelling, `name` what it was read as ('Kadıköy', 'otoparklı', 'açık'). */
export const searchPart = z.object({ kind: z.enum(partKinds), text: z.string(), name: z.string().optional() });
export type SearchPart = z.infer<typeof searchPart>;

/**
 * What of the question explains a company: `text` as it was typed (empty for `chosen`), `name` what it was read as or how the company
 * writes it. `text`: in the description; `chosen`: at least five different people opened, called or visited it after these words.
 */
export const searchReason = z.object({ kind: z.enum(reasonKinds), text: z.string(), name: z.string().optional() });
export type SearchReason = z.infer<typeof searchReason>;

export const searchGroup = z.object({
  /** What its companies do not meet. */
  lacks: z.array(searchPart),
  total: z.int(),
  results: z.array(companyListItem),
});

export const searchAnswer = z.object({
  results: z.array(companyListItem),
  total: z.int(),
  interpreted,
  didYouMean: z.string().optional(),
  /** All parts of the question, where there are groups. */
  parts: z.array(searchPart).optional(),
  /** The best first, where few companies explain every word: what each lacks, and how many lack this and nothing else. */
  groups: z.array(searchGroup).optional(),
  /** The companies of the groups in order, for clients that do not read groups. */
  similar: z.array(companyListItem).optional(),
  /** By company id, with `reasons=1`: of results and groups. Companies that explain alike are ordered by their rating. */
  reasons: z.record(z.string(), z.array(searchReason)).optional(),
  facets: facets.optional(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const suggestQuery = z.object({ q: z.string().max(200) });

/** Up to 8. `slug` leads to the company, category, city or district (within `city`); empty for a neighbourhood or a query. */
export const suggestion = z.object({
  type: z.enum(['company', 'category', 'city', 'district', 'neighbourhood', 'query']),
  text: z.string(),
  slug: z.string(),
  /** Where a company, a district or a neighbourhood is, as written: 'Kadıköy, İstanbul'. */
  place: z.string().optional(),
  /** Slugs of that place. */
  city: z.string().optional(),
  district: z.string().optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** GET /searches/popular. */
export const popularSearch = z.object({ query: z.string(), count: z.int() });

export const searchRoutes = routes({
  'GET /api/companies': {
    summary: 'Firma listesi',
    who: 'anyone',
    limit: 'read',
    query: companiesQuery,
    answer: z.array(companyListItem),
  },
  'GET /api/companies/featured': {
    summary: 'Öne çıkan firmalar',
    who: 'anyone',
    limit: 'read',
    query: page,
    answer: z.array(companyListItem),
  },
  'GET /api/companies/search': {
    summary: 'Arama',
    who: 'anyone',
    limit: 'search',
    query: searchQuery,
    answer: searchAnswer,
  },
  'GET /api/companies/suggest': {
    summary: 'Yazarken öneriler',
    who: 'anyone',
    limit: 'suggest',
    query: suggestQuery,
    answer: z.array(suggestion),
  },
});
