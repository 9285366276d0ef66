import { attributeById, priceSigns } from '@carsi/contracts/directory/attributes';
import { parse } from '@carsi/platform/hosting/parse';
import {
  searchRequest,
  type NameCount,
  type NameRef,
  type SearchRequest,
  type SearchView,
} from '@carsi/contracts/directory/search';
import type { CompanyView } from '@carsi/contracts/directory/company';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { minuteOfWeek } from '@carsi/turkish/calendar';
import { StoreUnavailable, type Clock } from '@carsi/platform/platform';
import type {
  FacetValue,
  Interpretation,
  SearchAnswer,
  SearchFilters,
  SearchHit,
  SearchIndex,
  SearchQuery,
} from '@carsi/platform/search';
import { districtById, findDistrict, findProvince, provinceByPlate } from '@carsi/turkish/places';
import type { Catalog } from '../category/catalog.js';
import type { CompanyPage } from '../company-page/row.js';
import type { Lifts } from '../learned-searches/lifts.js';
import { viewOfPage } from '../company-page/view.js';
import { FindByPlaceAndTrade } from './find-by-place-and-trade.js';

/** Without an engine each question would wait for it. */
const RETRY_MS = 2_000;

type Words = NonNullable<SearchQuery['literal']>[number];
const nothing: SearchView = { results: [], total: 0, interpreted: { rest: '', corrections: [] }, groups: [] };

/** A request in the words of the address → the engine's query → whole companies. */
export class FindCompanies {
  #unavailableUntil = 0;
  private readonly byPlaceAndTrade: FindByPlaceAndTrade;

  constructor(
    private readonly index: SearchIndex,
    private readonly pages: ReadModel<CompanyPage>,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
    private readonly lifts: Lifts,
  ) {
    this.byPlaceAndTrade = new FindByPlaceAndTrade(pages, catalog);
  }

  async search(body: SearchRequest): Promise<SearchView> {
    return this.find(parse(searchRequest, body));
  }

  async find(request: SearchRequest): Promise<SearchView> {
    const filters = this.#filtersOf(request);
    // A filter that names nothing we know matches no company; it is not dropped in silence.
    if (!filters) return { ...nothing, interpreted: { rest: request.q ?? '', corrections: [] } };
    const lift = request.q === undefined ? undefined : await this.lifts.of(request.q);
    const { answer, isDegraded } = await this.answer({
      ...(request.q !== undefined && { q: request.q }),
      ...(lift && lift.size > 0 && { lift }),
      filters,
      sort: request.sort ?? (filters.near && !request.q ? 'distance' : 'relevance'),
      limit: request.limit,
      offset: request.offset,
      facets: request.facets ?? false,
      literal: (request.literal ?? []) as readonly Words[],
      ...(request.reasons && { reasons: true }),
    });
    const hits: readonly SearchHit[] = [...answer.hits, ...answer.groups.flatMap((group) => group.hits)];
    const views = await this.viewsOf(hits);
    const shown = new Map(views.flatMap((view) => (view?.status === 'active' ? [[view.id, view] as const] : [])));
    const viewsIn = (some: readonly SearchHit[]): readonly CompanyView[] =>
      some.flatMap(({ id }) => shown.get(id) ?? []);
    return {
      results: viewsIn(answer.hits),
      total: answer.total,
      interpreted: this.#withNames(answer.interpreted),
      ...(answer.didYouMean !== undefined && { didYouMean: answer.didYouMean }),
      ...(answer.parts && { parts: answer.parts }),
      ...(request.reasons && { reasons: Object.fromEntries(hits.map(({ id, reasons = [] }) => [id, reasons])) }),
      ...(isDegraded && { isDegraded }),
      groups: answer.groups.map(({ lacks, total, hits: some }) => ({ lacks, total, results: viewsIn(some) })),
      ...(answer.facets && {
        facets: {
          tags: answer.facets.tags.map((facet) => ({ ...facet, name: facet.value })),
          cities: answer.facets.cities.flatMap((facet) => countOf(facet, cityRef(Number(facet.value)))),
          categories: answer.facets.categories.flatMap((facet) => countOf(facet, this.#categoryRef(facet.value))),
          ratings: answer.facets.ratings.map((facet) => ({ ...facet, name: facet.value })),
          attributes: answer.facets.attributes.flatMap((facet) => {
            const known = attributeById(facet.value);
            return known ? [{ ...facet, name: known.label }] : [];
          }),
          priceLevels: answer.facets.priceLevels.map((facet) => ({ ...facet, name: priceSigns(Number(facet.value)) })),
        },
      }),
    };
  }

  /** Without the engine what the pages can answer; the engine is asked again after a moment. */
  async answer(query: SearchQuery): Promise<{ answer: SearchAnswer; isDegraded?: true }> {
    let outage: unknown = new StoreUnavailable('The search engine was unavailable a moment ago.');
    if (this.clock.now().getTime() >= this.#unavailableUntil) {
      try {
        return { answer: await this.index.search(query) };
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        outage = error;
        this.#unavailableUntil = this.clock.now().getTime() + RETRY_MS;
      }
    }
    const answer = await this.byPlaceAndTrade.search(query);
    if (answer === undefined) throw outage;
    return { answer, isDegraded: true };
  }

  /** In the order of the hits; undefined for a row that was deleted since the index was updated. */
  async viewsOf(hits: readonly SearchHit[]): Promise<readonly (CompanyView | undefined)[]> {
    const rows = await this.pages.getAll(hits.map(({ id }) => id));
    const now = this.clock.now();
    return hits.map(({ id, distance }) => {
      const row = rows.get(id);
      const view = row && viewOfPage(row, now);
      return view && distance !== undefined ? { ...view, distance } : view;
    });
  }

  #filtersOf(request: SearchRequest): SearchFilters | undefined {
    const category = request.category === undefined ? undefined : this.catalog.resolve(request.category);
    const city = request.city === undefined ? undefined : findProvince(request.city);
    const district = request.district === undefined ? undefined : findDistrict(request.district, city?.plate);
    if (request.category !== undefined && !category) return undefined;
    if (request.city !== undefined && !city) return undefined;
    if (request.district !== undefined && !district) return undefined;
    const { latitude, longitude, radiusKm } = request;
    return {
      ...(category && { categories: [category.id] }),
      ...(city && { city: city.plate }),
      ...(district && { district: district.id, city: district.plate }),
      ...(request.verified && { verified: true }),
      ...(request.featured && { featured: true }),
      ...(request.premium && { premium: true }),
      ...(request.tags?.length && { tags: request.tags }),
      ...(request.attributes?.length && { attributes: request.attributes }),
      ...(request.priceLevels?.length && { priceLevels: request.priceLevels }),
      ...(request.rating && { rating: request.rating }),
      ...(request.openNow && { openAt: minuteOfWeek(this.clock.now()) }),
      ...(latitude !== undefined &&
        longitude !== undefined && { near: { latitude, longitude, ...(radiusKm !== undefined && { radiusKm }) } }),
    };
  }

  #withNames({ city, district, categories, attributes, ...rest }: Interpretation): SearchView['interpreted'] {
    const names = (categories ?? []).flatMap((id) => this.#categoryRef(id) ?? []);
    const cityName = city === undefined ? undefined : cityRef(city);
    const districtName = district === undefined ? undefined : districtRef(district);
    return {
      ...rest,
      ...(cityName && { city: cityName }),
      ...(districtName && { district: districtName }),
      ...(names.length > 0 && { categories: names }),
      ...(attributes && { attributes: attributes.flatMap((id) => attributeById(id)?.label ?? []) }),
    };
  }

  #categoryRef(id: string): NameRef | undefined {
    const category = this.catalog.byId(id);
    return category && { slug: category.slug, name: category.name };
  }
}

const cityRef = (plate: number): NameRef | undefined => {
  const province = provinceByPlate(plate);
  return province && { slug: province.slug, name: province.name };
};

const districtRef = (id: string): NameRef | undefined => {
  const district = districtById(id);
  return district && { slug: district.slug, name: district.name };
};

const countOf = ({ count }: FacetValue, ref: NameRef | undefined): readonly NameCount[] =>
  ref ? [{ value: ref.slug, name: ref.name, count }] : [];
