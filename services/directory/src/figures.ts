import type { View } from '@carsi/platform/events/views';
import type { SearchIndex } from '@carsi/platform/search';
import { districtsOf } from '@carsi/turkish/places';
import type { Catalog } from './category/catalog.js';
import type { CompanyPage } from './company-page/row.js';

/** Counted figures: of the data, never of marketing. Sample companies are left out of stats. */
export class Figures {
  constructor(
    private readonly index: SearchIndex,
    private readonly pages: View<CompanyPage>,
    private readonly catalog: Catalog,
  ) {}

  async places(city?: number): Promise<{ cities: Record<string, number>; districts: Record<string, number> }> {
    const { facets } = await this.index.search({ filters: {}, sort: 'relevance', limit: 1, offset: 0, facets: true });
    const districts = city === undefined ? [] : districtsOf(city);
    const counts = await Promise.all(
      districts.map(
        async ({ id }) =>
          [id, await this.pages.count({ 'company.status': 'active', 'company.profile.district': id })] as const,
      ),
    );
    return {
      cities: Object.fromEntries((facets?.cities ?? []).map(({ value, count }) => [value, count])),
      districts: Object.fromEntries(counts),
    };
  }

  async sitemap(
    offset: number,
    limit: number,
  ): Promise<{ total: number; companies: readonly { slug: string; updatedAt: string }[] }> {
    const where = { 'company.sample': false, 'company.status': 'active' };
    const total = await this.pages.count(where);
    const rows = limit === 0 ? [] : await this.pages.find({ where, sort: [['id', 'asc']], limit, offset });
    return {
      total,
      companies: rows.flatMap(({ row: { company } }) =>
        company ? [{ slug: company.slug, updatedAt: company.updatedAt }] : [],
      ),
    };
  }

  async stats(): Promise<{ companies: number; categories: number; cities: number; reviews: number }> {
    const where = { 'company.sample': false, 'company.status': 'active' };
    const companies = await this.pages.count(where);
    const cities = new Set<number>();
    let reviews = 0;
    if (companies > 0)
      for await (const chunk of this.pages.scan())
        for (const { row } of chunk) {
          if (row.company?.status !== 'active' || row.company.sample) continue;
          cities.add(row.company.profile.city);
          reviews += row.reviews.count;
        }
    return {
      companies,
      categories: [...this.catalog.all.values()].filter(({ parentId }) => parentId === null).length,
      cities: cities.size,
      reviews,
    };
  }
}
