import type { CompanyView } from '@carsi/contracts/directory/company';
import { insightsOf } from '@carsi/insight/insights';
import { recommend, type RecommendationType } from '@carsi/insight/recommendation';
import { Refusal } from '@carsi/kernel/refusal';
import type { SearchFilters, SearchIndex } from '@carsi/platform/search';
import { provinceByPlate } from '@carsi/turkish/places';
import type { Catalog } from './category/catalog.js';
import type { FindCompanies } from './search/find-companies.js';

/** Enough of each kind that the best of them are among it. */
const POOL = 24;

/** Recommended companies for one company, or in general; and insights into a company's figures. */
export class Recommend {
  constructor(
    private readonly index: SearchIndex,
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
    const pools = await Promise.all([
      ...(to
        ? [
            this.#pool({ categories: [to.profile.categoryId], city: to.profile.city }),
            this.#pool({ categories: [to.profile.categoryId] }),
            this.#pool({ city: to.profile.city }),
          ]
        : []),
      this.#pool({}),
    ]);
    const byId = new Map(pools.flat().map((company) => [company.id, company]));
    const candidates = [...byId.values()].map((company) => candidateOf(company));
    return recommend(candidates, to && candidateOf(to), limit).map(({ company: { company }, type, score }) => ({
      company,
      type,
      score,
      reason: this.#reason(type, company),
    }));
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
    const { hits } = await this.index.search({ filters, sort: 'relevance', limit: POOL, offset: 0 });
    return (await this.companies.viewsOf(hits)).filter((view) => view !== undefined);
  }

  #reason(type: RecommendationType, { profile }: CompanyView): string {
    if (type === 'similar')
      return `${this.catalog.byId(profile.categoryId)?.name ?? 'Aynı'} kategorisinde benzer bir işletme`;
    if (type === 'nearby') return `${provinceByPlate(profile.city)?.name ?? 'Aynı il'} içinde, yakınında`;
    return 'AI Skoru çok yüksek';
  }
}

const candidateOf = (company: CompanyView) => ({
  id: company.id,
  categoryId: company.profile.categoryId,
  city: company.profile.city,
  status: company.status,
  aiScore: company.aiScore,
  rating: company.rating,
  company,
});
