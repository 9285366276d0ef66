import type { PlacePage } from '@carsi/contracts/directory/category';
import type { Logger } from '@carsi/platform/logging';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { ServiceUnavailable, type Clock } from '@carsi/platform/platform';
import { districtsOf } from '@carsi/turkish/places';
import type { Catalog } from './category/catalog.js';
import type { CompanyPage } from './company-page/row.js';
import { PlaceCounts } from './place-pages.js';

interface ReadThrough {
  readonly cities: number;
  readonly reviews: number;
  /** Sample companies among them. */
  readonly places: readonly PlacePage[];
}

/** So many are read in a moment. */
const FEW = 2_000;
/** Rows per step, and the pause between steps: other requests wait for at most one step. */
const calmly = { step: 20, roomMs: 10 } as const;
/** The same while a caller waits for the figures. */
const briskly = { step: 200, roomMs: 1 } as const;
const CACHED_MS = 10 * 60_000;
/** Figures of so many fewer or more companies are too old to be given while new ones are counted. */
const GROWN = 0.1;
/** A command that is done before this reads nothing. */
const SOON_MS = 2_000;

/** Counted figures: of the data, never of marketing. Sample companies are left out of stats, and count for places' pages. */
export class Figures {
  #cached: { readonly until: number; readonly companies: number; readonly figures: ReadThrough } | undefined;
  #counting: Promise<ReadThrough> | undefined;
  #awaited = false;
  #stopped = false;
  #cancel = (): void => undefined;

  constructor(
    private readonly pages: ReadModel<CompanyPage>,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  async places({
    city,
  }: {
    city?: number;
  }): Promise<{ cities: Record<string, number>; districts: Record<string, number> }> {
    const active = { 'company.status': 'active' };
    const cities = await this.pages.countBy('company.profile.city', active);
    if (city === undefined) return { cities: Object.fromEntries(cities), districts: {} };
    const counts = await this.pages.countBy('company.profile.district', { ...active, 'company.profile.city': city });
    const districts = districtsOf(city).map(({ id }) => [id, counts.get(id) ?? 0] as const);
    return { cities: Object.fromEntries(cities), districts: Object.fromEntries(districts) };
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
    const [companies, { cities, reviews }] = await Promise.all([this.#companies(), this.#readThrough()]);
    const categories = [...this.catalog.all.values()].filter(({ parentId }) => parentId === null).length;
    return { companies, categories, cities, reviews };
  }

  /** Scanning many companies takes seconds: it starts soon after the service, before the first request, and ends with it. */
  start(logger: Logger): void {
    const warm = async (): Promise<void> => {
      if ((await this.#active()) > FEW) await this.#readThrough(false);
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

  async categoryPages(): Promise<readonly PlacePage[]> {
    return (await this.#readThrough()).places.filter(({ city }) => city === null);
  }

  async placePages(wanted: {
    categoryId?: string;
    city?: number;
    offset: number;
    limit: number;
  }): Promise<{ total: number; pages: readonly PlacePage[] }> {
    const { categoryId, city, offset, limit } = wanted;
    const { places } = await this.#readThrough();
    const pages = places.filter(
      (page) =>
        page.city !== null &&
        (categoryId === undefined || page.categoryId === categoryId) &&
        (city === undefined || page.city === city),
    );
    return { total: pages.length, pages: pages.slice(offset, offset + limit) };
  }

  #companies(): Promise<number> {
    return this.pages.count({ 'company.sample': false, 'company.status': 'active' });
  }

  #active(): Promise<number> {
    return this.pages.count({ 'company.status': 'active' });
  }

  /** Scans all pages: not after every change, and no caller waits if figures of about as many companies exist. */
  async #readThrough(isAwaited = true): Promise<ReadThrough> {
    const companies = await this.#active();
    if (companies === 0) return { cities: 0, reviews: 0, places: [] };
    if (companies <= FEW) return this.#count();
    if (this.#cached && Math.abs(companies - this.#cached.companies) > companies * GROWN) this.#cached = undefined;
    if (this.#cached && this.clock.now().getTime() < this.#cached.until) return this.#cached.figures;
    if (!this.#cached && isAwaited) this.#awaited = true;
    this.#counting ??= this.#count()
      .then((figures) => {
        this.#cached = { until: this.clock.now().getTime() + CACHED_MS, companies, figures };
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
    const places = new PlaceCounts(this.catalog.all);
    for (let after = ''; ;) {
      const { step: limit, roomMs } = this.#awaited ? briskly : calmly;
      const step = await this.pages.find({ where: { id: { gt: after } }, sort: [['id', 'asc']], limit });
      for (const { row } of step) {
        if (row.company?.status !== 'active') continue;
        places.add(row);
        if (row.company.sample) continue;
        cities.add(row.company.profile.city);
        reviews += row.reviews.count;
      }
      const last = step.at(-1);
      if (!last || step.length < limit) return { cities: cities.size, reviews, places: places.pages() };
      after = last.id;
      await new Promise((resolve) => setTimeout(resolve, roomMs));
      if (this.#stopped) throw new ServiceUnavailable('The directory is being stopped.');
    }
  }
}
