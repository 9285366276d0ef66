import { attributes } from '@carsi/contracts/directory/attributes';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { SearchAnswer, SearchFilters, SearchQuery } from '@carsi/platform/search';
import { questionOptionsOf } from '@carsi/platform/searching/read-options';
import { Gazetteer } from '@carsi/turkish/questions/gazetteer';
import type { Meaning, Unit } from '@carsi/turkish/questions/meaning';
import { questionOf } from '@carsi/turkish/questions/question';
import { Vocabulary } from '@carsi/turkish/questions/vocabulary';
import { type Catalog, pathOf } from '../category/catalog.js';
import type { CompanyPage } from '../company-page/row.js';

type Wanted = Pick<SearchFilters, 'categories' | 'city' | 'district'>;
type Place = Extract<Meaning, { kind: 'place' }>;
type Category = Extract<Meaning, { kind: 'category' }>;

const PLACE_AND_TRADE = new Set(['categories', 'city', 'district']);

/**
 * What can be answered without the search engine, from the pages and by an index: every company of a category and of a province or
 * district, in no order of worth. For the time of an outage.
 */
export class FindByPlaceAndTrade {
  #gazetteer: { readonly of: Catalog['all']; readonly gazetteer: Gazetteer } | undefined;

  constructor(
    private readonly pages: ReadModel<CompanyPage>,
    private readonly catalog: Catalog,
  ) {}

  /** Undefined where a word or a filter asks for more than a place and a category. */
  async search(query: SearchQuery): Promise<SearchAnswer | undefined> {
    const { filters, limit, offset } = query;
    if (Object.keys(filters).some((filter) => !PLACE_AND_TRADE.has(filter))) return undefined;
    const recognized = this.#read(query);
    if (recognized === undefined) return undefined;
    // A filter was chosen, words were guessed: where both name a place they must agree.
    const agree = (name: 'city' | 'district') =>
      (filters[name] ?? recognized[name]) === (recognized[name] ?? filters[name]);
    if (!agree('city') || !agree('district')) return undefined;
    const { categories, city, district }: Wanted = { ...recognized, ...filters };
    const where = {
      'company.status': 'active',
      ...(categories && { 'company.profile.categoryId': { in: this.#withChildren(categories) } }),
      ...(city !== undefined && { 'company.profile.city': city }),
      ...(district !== undefined && { 'company.profile.district': district }),
    };
    const [total, rows] = await Promise.all([this.pages.count(where), this.pages.find({ where, limit, offset })]);
    return {
      hits: rows.map(({ id }) => ({ id })),
      total,
      groups: [],
      interpreted: { ...recognized, rest: '', corrections: [] },
    };
  }

  #read(query: SearchQuery): Wanted | undefined {
    const text = query.q?.trim() ?? '';
    if (text === '') return {};
    const gazetteer = this.#gazetteerNow();
    const question = questionOf(text, { gazetteer, vocabulary: new Vocabulary() }, questionOptionsOf(query));
    const of = (unit: Unit): Meaning | undefined =>
      question.meanings
        .filter(({ kind, from, to }) => kind === unit.kind && from === unit.from && to === unit.to)
        .toSorted((a, b) => b.evidence - a.evidence)[0];
    const meanings = question.units.map(of);
    const places = meanings.filter((meaning): meaning is Place => meaning?.kind === 'place');
    const categories = meanings.filter((meaning): meaning is Category => meaning?.kind === 'category');
    if (question.isEmpty || meanings.length !== places.length + categories.length) return undefined;
    if (places.length > 1 || categories.length > 1 || (places[0] && places[0].districts.length > 1)) return undefined;
    const [district] = places[0]?.districts ?? [];
    const city = places[0]?.city ?? (district === undefined ? undefined : Number.parseInt(district, 10));
    return {
      ...(categories[0] && { categories: [categories[0].category] }),
      ...(city !== undefined && { city }),
      ...(district !== undefined && { district }),
    };
  }

  /** Made in some ten milliseconds, once for each tree of categories. */
  #gazetteerNow(): Gazetteer {
    const { all } = this.catalog;
    if (this.#gazetteer?.of !== all)
      this.#gazetteer = { of: all, gazetteer: new Gazetteer(this.catalog.forSearch(), attributes) };
    return this.#gazetteer.gazetteer;
  }

  #withChildren(categories: readonly string[]): readonly string[] {
    const { all } = this.catalog;
    return [...all.keys()].filter((id) => pathOf(id, all).some((above) => categories.includes(above.id)));
  }
}
