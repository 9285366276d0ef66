import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { Refused } from '@carsi/platform/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicAnswers } from '../answers/public.js';
import { Categories, findCategory, toCategory } from './categories.js';

const KEPT_MS = 60_000;

@Controller('api/categories')
export class CategoriesController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Get()
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const all = await this.categories.byId();
      const roots = [...all.values()].filter(({ parentId }) => parentId === null);
      return {
        body: roots.map((root) => toCategory(root, all)),
        tags: ['categories', 'counts'],
        headers: { 'x-total-count': String(roots.length) },
      };
    });
  }

  @Get(':idOrSlug')
  one(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('idOrSlug') idOrSlug: string) {
    return this.answers.json(request, reply, { ttlMs: KEPT_MS }, async () => {
      const all = await this.categories.byId();
      const found = findCategory(idOrSlug, all);
      if (!found) throw new Refused('CATEGORY_NOT_FOUND', 404, 'Kategori bulunamadı');
      return { body: toCategory(found, all), tags: ['categories', 'counts', `category:${found.slug}`] };
    });
  }
}
