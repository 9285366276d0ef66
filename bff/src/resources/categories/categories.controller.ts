import { Refused } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import { PublicAnswers } from '../../answers/public.js';
import { ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { Categories, findCategory, toCategory } from './categories.js';

const CACHED_MS = 60_000;

@Controller()
export class CategoriesController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
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
}
