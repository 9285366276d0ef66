import { categoryChanges } from '@carsi/contracts/categories-administration';
import type { CategoryView } from '@carsi/contracts/directory';
import { addCategoryBody, type AdminCategory } from '@carsi/contracts/http/category';
import { Body, Controller, Get, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Categories } from './categories.js';

/** The tree of categories and the words that lead to them. For admins here, and again in the service. */
@Controller('api/admin/categories')
export class CategoriesAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @Get()
  async list(@Req() request: FastifyRequest): Promise<AdminCategory[]> {
    await this.#admin(request);
    return (await this.services.directory.categories({}, contextOf(request))).map(toAdminCategory);
  }

  @Post()
  async add(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<AdminCategory> {
    await this.#admin(request);
    const { parent_id: parentId, ...body } = read(addCategoryBody, raw);
    return this.#told(
      await this.services.directory.createCategory({ ...body, parentId: parentId ?? null }, contextOf(request)),
    );
  }

  @Put(':id')
  async revise(@Req() request: FastifyRequest, @Param('id') id: string, @Body() raw: unknown): Promise<AdminCategory> {
    await this.#admin(request);
    const changes = read(categoryChanges, raw);
    return this.#told(await this.services.directory.reviseCategory({ id, changes }, contextOf(request)));
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }

  /** Nobody who was just told sees older bytes. */
  #told(category: CategoryView): AdminCategory {
    this.categories.drop();
    this.cache.drop([`category:${category.id}`, 'categories', 'counts']);
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
