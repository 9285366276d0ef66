import type { CategoryView } from '@carsi/contracts/directory/category';
import type { AdminCategory } from '@carsi/contracts/directory/http/category';
import { Controller, Inject } from '@nestjs/common';
import { PublicCache } from '../../answers/public-cache.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories } from './categories.js';

/** The tree of categories and the words that lead to them. The service checks again that its callers are admins. */
@Controller()
export class CategoriesAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @Implements('GET /api/admin/categories')
  async list({ context }: RequestOf<'GET /api/admin/categories'>) {
    return (await this.services.directory.categories({}, context)).map(toAdminCategory);
  }

  @Implements('POST /api/admin/categories')
  async add({ body: { parent_id, ...body }, context }: RequestOf<'POST /api/admin/categories'>) {
    const category = { ...body, parentId: parent_id ?? null };
    return this.#respondAndInvalidate(await this.services.directory.createCategory(category, context));
  }

  @Implements('PUT /api/admin/categories/{id}')
  async revise({ params: { id }, body: changes, context }: RequestOf<'PUT /api/admin/categories/{id}'>) {
    return this.#respondAndInvalidate(await this.services.directory.reviseCategory({ id, changes }, context));
  }

  @Implements('POST /api/admin/categories/{id}/words')
  async attach({ params: { id }, body: { words }, context }: RequestOf<'POST /api/admin/categories/{id}/words'>) {
    return this.#respondAndInvalidate(await this.services.directory.attachWords({ id, words }, context));
  }

  #respondAndInvalidate(category: CategoryView): AdminCategory {
    this.categories.drop();
    this.cache.drop(['categories', 'counts']);
    return toAdminCategory(category);
  }
}

const toAdminCategory = (category: CategoryView): AdminCategory => ({
  id: category.id,
  slug: category.slug,
  name: category.name,
  description: category.description,
  popular: category.popular,
  parent_id: category.parentId,
  keywords: [...category.keywords],
  synonyms: [...category.synonyms],
  aliases: [...category.aliases],
  company_count: category.companies,
});
