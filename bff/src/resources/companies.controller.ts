import type { CompanyView } from '@carsi/contracts/directory';
import type { Recommendation } from '@carsi/contracts/http/insight';
import { recommendationsQuery } from '@carsi/contracts/http/insight';
import { page } from '@carsi/contracts/http/query';
import { companiesQuery, searchQuery, suggestQuery, type CompaniesQuery } from '@carsi/contracts/http/search';
import { Refused } from '@carsi/platform/platform';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { listHeaders, PublicAnswers } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { Categories } from './categories.js';
import { toCompany, toListItem } from './company.http.js';
import { toOwnCompany } from './owned-company.http.js';
import { toSearchRequest } from './search.http.js';

/** Search answers and lists change with every event; the same question within seconds is the same answer. */
const LIST_MS = 5_000;
const COMPANY_MS = 60_000;

@Controller('api/companies')
export class CompaniesController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @Get()
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query() raw: unknown) {
    const query = read(companiesQuery, raw);
    return this.#list(request, reply, query, 20);
  }

  @Get('featured')
  featured(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query() raw: unknown) {
    const { limit, offset } = read(page, raw);
    return this.#list(request, reply, { ...(limit && { limit }), ...(offset && { offset }), featured: true }, 6);
  }

  @Get('search')
  search(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query() raw: unknown) {
    const query = read(searchQuery, raw);
    return this.answers.json(request, reply, { ttlMs: LIST_MS, limit: 'search' }, async () => {
      const { limit = 50, offset = 0 } = query;
      const [answer, categories] = await Promise.all([
        this.services.directory.search(toSearchRequest(query, limit, offset), contextOf(request)),
        this.categories.byId(),
      ]);
      const { openNow, ...interpreted } = answer.interpreted;
      const body = {
        ...answer,
        interpreted: { ...interpreted, ...(openNow !== undefined && { open_now: openNow }) },
        results: answer.results.map((view) => toListItem(view, categories)),
        similar: answer.similar.map((view) => toListItem(view, categories)),
      };
      if (query.q && offset === 0) request.searched = { q: query.q, total: answer.total };
      const shown = answer.results.map(({ id }) => id);
      return { body, tags: [], shown, headers: listHeaders(request.url, answer.total, limit, offset) };
    });
  }

  @Get('suggest')
  suggest(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query() raw: unknown) {
    const { q } = read(suggestQuery, raw);
    return this.answers.json(request, reply, { ttlMs: LIST_MS, limit: 'suggest' }, async () => ({
      body: await this.services.directory.suggest({ q }, contextOf(request)),
      tags: [],
    }));
  }

  @Get('recommendations')
  recommendations(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Query() raw: unknown) {
    const { company_id, limit = 5 } = read(recommendationsQuery, raw);
    return this.answers.json(request, reply, { ttlMs: COMPANY_MS }, async () => {
      const [list, categories] = await Promise.all([
        this.services.directory.recommendations(
          { limit, ...(company_id !== undefined && { companyId: company_id }) },
          contextOf(request),
        ),
        this.categories.byId(),
      ]);
      const body = list.map(({ company, reason, score, type }) => ({
        id: `${company_id ?? 'all'}-${company.id}`,
        companyId: company.id,
        reason,
        score,
        type: type as Recommendation['type'],
        company: toListItem(company, categories),
      }));
      return { body, tags: list.map(({ company }) => `company:${company.id}`) };
    });
  }

  @Get('slug/:slug')
  bySlug(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('slug') slug: string) {
    return this.#one(request, reply, slug);
  }

  @Get(':id')
  byId(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('id') id: string) {
    return this.#one(request, reply, id);
  }

  @Get(':id/insights')
  insights(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('id') id: string) {
    return this.answers.json(request, reply, { ttlMs: COMPANY_MS }, async () => {
      const { company } = await this.#company(id, request);
      const body = await this.services.directory.insights({ companyId: company.id }, contextOf(request));
      return { body, tags: [`company:${company.id}`] };
    });
  }

  #one(request: FastifyRequest, reply: FastifyReply, idOrSlug: string) {
    const own = async () => {
      const [owned, categories] = await Promise.all([
        this.services.directory.ownCompany({ idOrSlug }, contextOf(request)),
        this.categories.byId(),
      ]);
      return { body: toOwnCompany(owned, categories) };
    };
    return this.answers.json(request, reply, { ttlMs: COMPANY_MS, own }, async () => {
      const [{ company }, categories] = await Promise.all([this.#company(idOrSlug, request), this.categories.byId()]);
      const of = { ownerId: company.ownerId };
      return { body: toCompany(company, categories), tags: [`company:${company.id}`], of };
    });
  }

  #list(request: FastifyRequest, reply: FastifyReply, query: CompaniesQuery, standard: number) {
    return this.answers.json(request, reply, { ttlMs: LIST_MS }, async () => {
      const { limit = standard, offset = 0 } = query;
      const [answer, categories] = await Promise.all([
        this.services.directory.search(toSearchRequest(query, limit, offset), contextOf(request)),
        this.categories.byId(),
      ]);
      return {
        body: answer.results.map((view) => toListItem(view, categories)),
        tags: [],
        headers: listHeaders(request.url, answer.total, limit, offset),
      };
    });
  }

  async #company(idOrSlug: string, request: FastifyRequest): Promise<{ company: CompanyView; moved: boolean }> {
    if (idOrSlug.length > 120)
      throw new Refused('COMPANY_NOT_FOUND', 404, 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.');
    return this.services.directory.company({ idOrSlug }, contextOf(request));
  }
}
