import { z } from 'zod';
import type { CompanyView } from './company.js';

export const companySorts = ['relevance', 'rating', 'name', 'newest', 'views', 'distance'] as const;

export const partKinds = ['place', 'category', 'name', 'service', 'attribute', 'wish', 'word'] as const;

/** What explains a company: `text`: its description; `chosen`: people open, call or visit it after these words. */
export const reasonKinds = [
  'name',
  'category',
  'place',
  'address',
  'service',
  'tag',
  'attribute',
  'wish',
  'phone',
  'text',
  'chosen',
] as const;

export const searchRequest = z.object({
  q: z.string().max(200).optional(),
  category: z.string().max(100).optional(),
  city: z.string().max(100).optional(),
  district: z.string().max(100).optional(),
  verified: z.boolean().optional(),
  featured: z.boolean().optional(),
  premium: z.boolean().optional(),
  openNow: z.boolean().optional(),
  tags: z.array(z.string().max(60)).max(20).optional(),
  attributes: z.array(z.string().max(60)).max(20).optional(),
  priceLevels: z.array(z.int().min(1).max(4)).max(4).optional(),
  rating: z.number().min(0).max(5).optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  radiusKm: z.number().optional(),
  sort: z.enum(companySorts).optional(),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
  facets: z.boolean().optional(),
  literal: z.array(z.string()).max(10).optional(),
  /** Answer why each company stands where it does. */
  reasons: z.boolean().optional(),
});
export type SearchRequest = z.infer<typeof searchRequest>;

export interface NameRef {
  readonly slug: string;
  readonly name: string;
}

export interface NameCount {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** A part of the question: `text` in the person's own spelling, `name` what it was read as ('Kadıköy', 'otoparklı', 'açık'). */
export interface SearchPart {
  readonly kind: (typeof partKinds)[number];
  readonly text: string;
  readonly name?: string;
}

/** `text` as it was typed (empty for `chosen`), `name` what it was read as or how the company writes it. */
export interface SearchReason {
  readonly kind: (typeof reasonKinds)[number];
  readonly text: string;
  readonly name?: string;
}

export interface SearchView {
  readonly results: readonly CompanyView[];
  readonly total: number;
  /** The search engine is away: by place and category alone, in no order of worth. */
  readonly isDegraded?: true;
  readonly interpreted: {
    readonly city?: NameRef;
    readonly district?: NameRef;
    readonly categories?: readonly NameRef[];
    readonly service?: string;
    readonly attributes?: readonly string[];
    readonly rating?: number;
    readonly openNow?: boolean;
    readonly openOn?: string;
    readonly verified?: boolean;
    readonly nearby?: boolean;
    readonly rest: string;
    readonly corrections: readonly { readonly from: string; readonly to: string }[];
  };
  readonly didYouMean?: string;
  readonly parts?: readonly SearchPart[];
  /** By company id, where they were asked for. */
  readonly reasons?: Readonly<Record<string, readonly SearchReason[]>>;
  readonly groups: readonly {
    readonly lacks: readonly SearchPart[];
    readonly total: number;
    readonly results: readonly CompanyView[];
  }[];
  readonly facets?: {
    readonly tags: readonly NameCount[];
    readonly cities: readonly NameCount[];
    readonly categories: readonly NameCount[];
    readonly ratings: readonly NameCount[];
    readonly attributes: readonly NameCount[];
    readonly priceLevels: readonly NameCount[];
  };
}
