import type { PlacePage } from '@carsi/contracts/directory/category';
import { fewestOnPlacePage } from '@carsi/contracts/common/paths';
import type { CategoryRow } from './category/projection.js';
import type { CompanyPage } from './company-page/row.js';
import { pathOf } from './category/catalog.js';

interface Counted {
  companies: number;
  updatedAt: string;
}

const key = (categoryId: string, city: number, district: string): string =>
  `${categoryId}|${String(city).padStart(2, '0')}|${district}`;

/** Counts active companies by category, by category and province, and by category and district, in one pass over them. */
export class PlaceCounts {
  readonly #counts = new Map<string, Counted>();

  constructor(private readonly categories: ReadonlyMap<string, CategoryRow>) {}

  add({ company }: Pick<CompanyPage, 'company'>): void {
    if (!company) return;
    const { city, district, categoryId } = company.profile;
    for (const { id } of pathOf(categoryId, this.categories)) {
      this.#count(key(id, 0, ''), company.updatedAt);
      this.#count(key(id, city, ''), company.updatedAt);
      if (district !== null) this.#count(key(id, city, district), company.updatedAt);
    }
  }

  /** By category, province and district; of places only those that have a page. */
  pages(): readonly PlacePage[] {
    return [...this.#counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, counted]) => {
        const [categoryId = '', plate, district = ''] = name.split('|');
        const city = Number(plate) || null;
        return city === null || counted.companies >= fewestOnPlacePage
          ? [{ categoryId, city, district: district || null, ...counted }]
          : [];
      });
  }

  #count(name: string, updatedAt: string): void {
    const counted = this.#counts.get(name);
    if (!counted) return void this.#counts.set(name, { companies: 1, updatedAt });
    counted.companies += 1;
    if (updatedAt > counted.updatedAt) counted.updatedAt = updatedAt;
  }
}
