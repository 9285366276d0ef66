import type { CompanyView } from '@carsi/contracts/directory/company';
import { insightsOf } from '@carsi/insight/insights';
import { recommend, type RecommendationType } from '@carsi/insight/recommendation';
import { Refusal } from '@carsi/kernel/refusal';
import { StoreUnavailable } from '@carsi/platform/platform';
import type { SearchFilters, SearchSort } from '@carsi/platform/search';
import { distanceKm } from '@carsi/turkish/distance';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
import { inName } from '@carsi/turkish/suffix';
import type { Catalog } from './category/catalog.js';
import type { FindCompanies } from './search/find-companies.js';

/** Enough of each kind that the best of them are among it. */
const POOL = 24;

/** Recommended companies for one company, or in general; and insights into a company's figures. */
export class Recommend {
  constructor(
    private readonly companies: FindCompanies,
    private readonly catalog: Catalog,
  ) {}

  async recommendations({
    companyId,
    limit,
  }: {
    companyId?: string;
    limit: number;
  }): Promise<readonly { company: CompanyView; reason: string; score: number; type: string }[]> {
    const [to] = companyId === undefined ? [] : await this.companies.viewsOf([{ id: companyId }]);
    const pools = await Promise.all(to ? this.#neighbourhoodPools(to) : [this.#pool({})]);
    const byId = new Map(pools.flat().map((company) => [company.id, company]));
    const candidates = [...byId.values()].map((company) => this.#candidateOf(company, to));
    const chosen = recommend(candidates, to && this.#candidateOf(to, to), limit);
    return chosen.map(({ company: { company, distanceKm }, type, score }) => ({
      company,
      type,
      score,
      reason: this.#reason(type, company, distanceKm),
    }));
  }

  /** Its trade and related ones in the province, anything in the district, and its trade anywhere: nearest first where it has a position. */
  #neighbourhoodPools({ profile }: CompanyView): readonly Promise<readonly CompanyView[]>[] {
    const { categoryId, city, district, latitude, longitude } = profile;
    const here: SearchFilters = { city, ...positioned(latitude, longitude) };
    const root = this.#rootOf(categoryId);
    return [
      this.#pool({ ...here, categories: [categoryId] }),
      this.#pool({ ...here, categories: [root] }),
      this.#pool({ ...here, ...(district !== null && { district }) }),
      this.#pool({ categories: [categoryId] }),
    ];
  }

  async insights({ companyId }: { companyId: string }): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const [company] = await this.companies.viewsOf([{ id: companyId }]);
    if (company?.status !== 'active') throw new Refusal('COMPANY_NOT_FOUND');
    const others = (await this.#pool({ categories: [company.profile.categoryId] })).filter(
      ({ id }) => id !== companyId,
    );
    const categoryAverage =
      others.length === 0 ? null : others.reduce((sum, { aiScore }) => sum + aiScore, 0) / others.length;
    return insightsOf({ aiScore: company.aiScore, viewCount: company.viewCount, categoryAverage }).map((insight) => ({
      ...insight,
    }));
  }

  async #pool(filters: SearchFilters): Promise<readonly CompanyView[]> {
    const { near, ...placeAndTrade } = filters;
    const find = (some: SearchFilters, sort: SearchSort) =>
      this.companies.answer({ filters: some, sort, limit: POOL, offset: 0 });
    const { answer } = await find(filters, near ? 'distance' : 'relevance').catch((error: unknown) => {
      // Without its engine nothing is sorted by distance.
      if (!(error instanceof StoreUnavailable) || !near) throw error;
      return find(placeAndTrade, 'relevance');
    });
    return (await this.companies.viewsOf(answer.hits)).filter((view) => view !== undefined);
  }

  #rootOf(categoryId: string): string {
    return this.catalog.byId(categoryId)?.parentId ?? categoryId;
  }

  #candidateOf(company: CompanyView, to: CompanyView | undefined) {
    const { categoryId, city, district } = company.profile;
    return {
      id: company.id,
      categoryId,
      rootId: this.#rootOf(categoryId),
      city,
      district,
      distanceKm: to === undefined ? null : distanceBetween(company.profile, to.profile),
      status: company.status,
      aiScore: company.aiScore,
      rating: company.rating,
      company,
    };
  }

  #reason(type: RecommendationType, { profile }: CompanyView, distanceKm: number | null): string {
    const trade = this.catalog.byId(profile.categoryId)?.name ?? 'Aynı';
    if (type === 'similar') return `${trade} kategorisinde benzer bir işletme`;
    if (type === 'trending') return 'AI Skoru çok yüksek';
    const place = (profile.district && districtById(profile.district)?.name) ?? provinceByPlate(profile.city)?.name;
    const at = place ? inName(place) : 'Yakında';
    return distanceKm === null ? at : `${at}, ${lengthText(distanceKm)} uzakta`;
  }
}

const positioned = (latitude: number | null, longitude: number | null): Pick<SearchFilters, 'near'> =>
  latitude === null || longitude === null ? {} : { near: { latitude, longitude } };

type Position = Pick<CompanyView['profile'], 'latitude' | 'longitude'>;
const distanceBetween = (a: Position, b: Position): number | null =>
  a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null
    ? null
    : distanceKm(a.latitude, a.longitude, b.latitude, b.longitude);

/** '300 m', '1,2 km', '14 km'. */
const lengthText = (km: number): string => {
  if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} m`;
  return `${km < 9.95 ? km.toFixed(1).replace('.', ',') : Math.round(km)} km`;
};
