import type { Logger } from '@carsi/platform/logging';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { ServiceUnavailable, type Clock } from '@carsi/platform/platform';
import type { SearchIndex } from '@carsi/platform/search';
import { districtsOf } from '@carsi/turkish/places';
import type { Catalog } from './category/catalog.js';
import type { CompanyPage } from './company-page/row.js';

interface ReadThrough {
  readonly cities: number;
  readonly reviews: number;
}

/** So many are read in a moment. */
const FEW = 2_000;
/** Rows per step, and the pause between steps: other requests wait for at most one step. */
const calmly = { step: 20, roomMs: 10 } as const;
/** The same while a caller waits for the figures. */
const briskly = { step: 200, roomMs: 1 } as const;
const CACHED_MS = 10 * 60_000;
/** A command that is done before this reads nothing. */
const SOON_MS = 2_000;

/** Counted figures: of the data, never of marketing. Sample companies are left out of stats. */
export class Figures {
  #cached: { readonly until: number; readonly figures: ReadThrough } | undefined;
  #counting: Promise<ReadThrough> | undefined;
  #awaited = false;
  #stopped = false;
  #cancel = (): void => undefined;

  constructor(
    private readonly index: SearchIndex,
    private readonly pages: ReadModel<CompanyPage>,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  async places({
    city,
  }: {
    city?: number;
  }): Promise<{ cities: Record<string, number>; districts: Record<string, number> }> {
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

  async sitemap({
    after,
    limit,
  }: {
    after: number | null;
    limit: number;
  }): Promise<{ total: number; companies: readonly { slug: string; updatedAt: string }[] }> {
    const where = { 'company.sample': false, 'company.status': 'active' };
    const total = await this.pages.count(where);
    const rows = limit === 0 ? [] : await this.pages.find({ where, sort: [['id', 'asc']], limit, offset: after ?? 0 });
    return {
      total,
      companies: rows.flatMap(({ row: { company } }) =>
        company ? [{ slug: company.slug, updatedAt: company.updatedAt }] : [],
      ),
    };
  }

  async stats(): Promise<{ companies: number; categories: number; cities: number; reviews: number }> {
    const companies = await this.#companies();
    if (!this.#cached) this.#awaited = true;
    const { cities, reviews } = await this.#readThrough(companies);
    const categories = [...this.catalog.all.values()].filter(({ parentId }) => parentId === null).length;
    return { companies, categories, cities, reviews };
  }

  /** Scanning many companies takes seconds: it starts soon after the service, before the first request, and ends with it. */
  start(logger: Logger): void {
    const warm = async (): Promise<void> => {
      const companies = await this.#companies();
      if (companies > FEW) await this.#readThrough(companies);
    };
    this.#cancel = this.clock.after(SOON_MS, () => {
      warm().catch((error: unknown) => logger.warn({ err: error }, 'the figures of the site could not be counted yet'));
    });
  }

  /** Resolves when nothing is read any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#counting?.catch(() => undefined);
  }

  #companies(): Promise<number> {
    return this.pages.count({ 'company.sample': false, 'company.status': 'active' });
  }

  /** Two figures scan all pages: not after every change, and no caller waits if older figures exist. */
  async #readThrough(companies: number): Promise<ReadThrough> {
    if (companies === 0) return { cities: 0, reviews: 0 };
    if (companies <= FEW) return this.#count();
    if (this.#cached && this.clock.now().getTime() < this.#cached.until) return this.#cached.figures;
    this.#counting ??= this.#count()
      .then((figures) => {
        this.#cached = { until: this.clock.now().getTime() + CACHED_MS, figures };
        return figures;
      })
      .finally(() => {
        this.#counting = undefined;
        this.#awaited = false;
      });
    if (!this.#cached) return this.#counting;
    this.#counting.catch(() => undefined);
    return this.#cached.figures;
  }

  async #count(): Promise<ReadThrough> {
    const cities = new Set<number>();
    let reviews = 0;
    for (let after = ''; ;) {
      const { step: limit, roomMs } = this.#awaited ? briskly : calmly;
      const step = await this.pages.find({ where: { id: { gt: after } }, sort: [['id', 'asc']], limit });
      for (const { row } of step) {
        if (row.company?.status !== 'active' || row.company.sample) continue;
        cities.add(row.company.profile.city);
        reviews += row.reviews.count;
      }
      const last = step.at(-1);
      if (!last || step.length < limit) return { cities: cities.size, reviews };
      after = last.id;
      await new Promise((resolve) => setTimeout(resolve, roomMs));
      if (this.#stopped) throw new ServiceUnavailable('The directory is being stopped.');
    }
  }
}
