import type { Insight, Recommendation } from '@carsi/contracts/directory/http/insight';
import type { CompaniesQuery, Suggestion } from '@carsi/contracts/directory/http/search';
import type { SearchView } from '@carsi/contracts/directory/search';
import type { CompanyView } from '@carsi/contracts/directory/company';
import { Refused } from '@carsi/platform/platform';
import { Controller, Inject } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../../answers/context.js';
import { listHeaders, PublicAnswers } from '../../answers/public.js';
import { ImplementsRaw, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { Categories } from '../categories/categories.js';
import { toCompany, toListItem } from './company.http.js';
import { toOwnCompany } from './owned-company.http.js';
import { toFacets, toSearchRequest } from './search.http.js';

/** Search answers and lists change with every event; the same request within seconds gets the same answer. */
const LIST_MS = 5_000;
const COMPANY_MS = 60_000;

type Listing = 'GET /api/companies' | 'GET /api/companies/featured';
type One = 'GET /api/companies/slug/{slug}' | 'GET /api/companies/{id}';

@Controller()
export class CompaniesController {
  constructor(
    @Inject(PublicAnswers) private readonly answers: PublicAnswers,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
  ) {}

  @ImplementsRaw('GET /api/companies')
  async list(input: RequestOf<'GET /api/companies'>) {
    return this.#list(input, input.query, 20);
  }

  @ImplementsRaw('GET /api/companies/featured')
  async featured(input: RequestOf<'GET /api/companies/featured'>) {
    const { limit, offset } = input.query;
    return this.#list(input, { ...(limit && { limit }), ...(offset && { offset }), featured: true }, 6);
  }

  @ImplementsRaw('GET /api/companies/search')
  async search(input: RequestOf<'GET /api/companies/search'>) {
    const { query, request } = input;
    return this.answers.send(input, { ttlMs: LIST_MS }, async () => {
      const { limit = 50, offset = 0 } = query;
      const [answer, categories] = await Promise.all([
        this.services.directory.search(toSearchRequest(query, limit, offset), contextOf(request)),
        this.categories.byId(),
      ]);
      const { facets, isDegraded, ...rest } = answer;
      const { openNow, openOn, ...interpreted } = rest.interpreted;
      const groups = answer.groups.map((group) => ({
        ...group,
        results: group.results.map((view) => toListItem(view, categories)),
      }));
      const body = {
        ...rest,
        ...(facets && { facets: toFacets(facets) }),
        interpreted: {
          ...interpreted,
          ...(openNow !== undefined && { open_now: openNow }),
          ...(openOn !== undefined && { open_on: openOn }),
        },
        results: answer.results.map((view) => toListItem(view, categories)),
        groups,
        similar: groups.flatMap((group) => group.results),
      };
      // Reasons are asked for after a search that was counted.
      if (query.q && offset === 0 && !query.reasons) request.searched = { q: query.q, total: answer.total };
      const shown = query.reasons ? [] : answer.results.map(({ id }) => id);
      // Words of categories decide what a question means.
      const headers = searchHeaders(request.url, answer, limit, offset);
      return { body, tags: ['categories'], shown, keep: isDegraded !== true, headers };
    });
  }

  @ImplementsRaw('GET /api/companies/suggest')
  async suggest(input: RequestOf<'GET /api/companies/suggest'>) {
    const { query, request } = input;
    return this.answers.send(input, { ttlMs: LIST_MS }, async () => ({
      body: (await this.services.directory.suggest({ q: query.q }, contextOf(request))) as readonly Suggestion[],
      tags: [],
    }));
  }

  @ImplementsRaw('GET /api/companies/recommendations')
  async recommendations(input: RequestOf<'GET /api/companies/recommendations'>) {
    const { company_id, limit = 5 } = input.query;
    return this.answers.send(input, { ttlMs: COMPANY_MS }, async () => {
      const [list, categories] = await Promise.all([
        this.services.directory.recommendations(
          { limit, ...(company_id !== undefined && { companyId: company_id }) },
          contextOf(input.request),
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

  @ImplementsRaw('GET /api/companies/slug/{slug}')
  async bySlug(input: RequestOf<'GET /api/companies/slug/{slug}'>) {
    return this.#one(input, input.params.slug);
  }

  @ImplementsRaw('GET /api/companies/{id}')
  async byId(input: RequestOf<'GET /api/companies/{id}'>) {
    return this.#one(input, input.params.id);
  }

  @ImplementsRaw('GET /api/companies/{id}/insights')
  async insights(input: RequestOf<'GET /api/companies/{id}/insights'>) {
    return this.answers.send(input, { ttlMs: COMPANY_MS }, async () => {
      const { company } = await this.#company(input.params.id, input.request);
      const body = await this.services.directory.insights({ companyId: company.id }, contextOf(input.request));
      return { body: body as readonly unknown[] as readonly Insight[], tags: [`company:${company.id}`] };
    });
  }

  #one(input: RequestOf<One>, idOrSlug: string) {
    const { request } = input;
    const own = async () => {
      const [owned, categories] = await Promise.all([
        this.services.directory.ownCompany({ idOrSlug }, contextOf(request)),
        this.categories.byId(),
      ]);
      return { body: toOwnCompany(owned, categories) };
    };
    return this.answers.send(input, { ttlMs: COMPANY_MS, own }, async () => {
      const [{ company }, categories] = await Promise.all([this.#company(idOrSlug, request), this.categories.byId()]);
      const of = { ownerId: company.ownerId };
      return { body: toCompany(company, categories), tags: [`company:${company.id}`], of };
    });
  }

  #list(input: RequestOf<Listing>, query: CompaniesQuery, standard: number) {
    const { request } = input;
    return this.answers.send(input, { ttlMs: LIST_MS }, async () => {
      const { limit = standard, offset = 0 } = query;
      const [answer, categories] = await Promise.all([
        this.services.directory.search(toSearchRequest(query, limit, offset), contextOf(request)),
        this.categories.byId(),
      ]);
      return {
        body: answer.results.map((view) => toListItem(view, categories)),
        tags: [],
        keep: answer.isDegraded !== true,
        headers: searchHeaders(request.url, answer, limit, offset),
      };
    });
  }

  async #company(idOrSlug: string, request: FastifyRequest): Promise<{ company: CompanyView; moved: boolean }> {
    if (idOrSlug.length > 120)
      throw new Refused('COMPANY_NOT_FOUND', 404, 'Aradığınız firma mevcut değil veya kaldırılmış olabilir.');
    return this.services.directory.company({ idOrSlug }, contextOf(request));
  }
}

const searchHeaders = (url: string, { total, isDegraded }: SearchView, limit: number, offset: number) => ({
  ...listHeaders(url, total, limit, offset),
  ...(isDegraded && { 'x-degraded': 'search' }),
});
