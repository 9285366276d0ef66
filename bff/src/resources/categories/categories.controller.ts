import type { CategoryPlace } from '@carsi/contracts/directory/http/category';
import { Refused } from '@carsi/platform/platform';
import { compareTurkish } from '@carsi/turkish/collate';
import { districtById, findProvince, provinceByPlate } from '@carsi/turkish/places';
import { Controller, Inject } from '@nestjs/common';
import { internalContext } from '../../answers/context.js';
import { PublicAnswers } from '../../answers/public.js';
import { ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories, findCategory, toCategory } from './categories.js';

const CACHED_MS = 60_000;
/** More than there are provinces and districts. */
const MOST_PLACES = 2_000;

@Controller()
export class CategoriesController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @ImplementsRaw('GET /api/categories')
  async list(input: RequestOf<'GET /api/categories'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const all = await this.categories.byId();
      const roots = [...all.values()].filter(({ parentId }) => parentId === null);
      return {
        body: roots.map((root) => toCategory(root, all)),
        tags: ['categories', 'counts'],
        headers: { 'x-total-count': String(roots.length) },
      };
    });
  }

  @ImplementsRaw('GET /api/categories/{idOrSlug}')
  async one(input: RequestOf<'GET /api/categories/{idOrSlug}'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const all = await this.categories.byId();
      const found = findCategory(input.params.idOrSlug, all);
      if (!found) throw new Refused('CATEGORY_NOT_FOUND', 404, 'Kategori bulunamadı');
      return { body: toCategory(found, all), tags: ['categories', 'counts'] };
    });
  }

  @ImplementsRaw('GET /api/categories/{idOrSlug}/places')
  async places(input: RequestOf<'GET /api/categories/{idOrSlug}/places'>) {
    return this.answers.send(input, { ttlMs: CACHED_MS }, async () => {
      const found = findCategory(input.params.idOrSlug, await this.categories.byId());
      if (!found) throw new Refused('CATEGORY_NOT_FOUND', 404, 'Kategori bulunamadı');
      const { sehir } = input.query;
      const province = sehir === undefined ? undefined : findProvince(sehir);
      if (sehir !== undefined && !province) throw new Refused('CITY_NOT_FOUND', 404, 'Şehir bulunamadı');
      const { pages } = await this.services.directory.placePages(
        { categoryId: found.id, ...(province && { city: province.plate }), offset: 0, limit: MOST_PLACES },
        internalContext(),
      );
      const body = pages
        .filter(({ district }) => (district !== null) === (province !== undefined))
        .flatMap(({ city, district, companies }): CategoryPlace[] => {
          const at = provinceByPlate(city ?? 0);
          const within = district === null ? null : (districtById(district) ?? null);
          if (!at) return [];
          const name = (within ?? at).name;
          return [{ city_slug: at.slug, district_slug: within?.slug ?? null, name, company_count: companies }];
        })
        .sort((a, b) => b.company_count - a.company_count || compareTurkish(a.name, b.name));
      return { body, tags: ['counts'] };
    });
  }
}
