import type { OwnCompany } from '@carsi/contracts/directory/http/owned-company';
import type { OwnedCompany } from '@carsi/contracts/directory/owned-companies';
import { Controller, Inject } from '@nestjs/common';
import { contextOf } from '../../answers/context.js';
import { PublicCache } from '../../answers/public-cache.js';
import { listHeaders } from '../../answers/public.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { attachedWords } from '../categories/attached-words.js';
import { Categories } from '../categories/categories.js';
import { toOwnCompany } from './owned-company.http.js';

const SEARCHES = 50;
/** A hundred decisions are a hundred durable writes, one after the other. */
const MANY_MS = 20_000;

/** What admins do with companies. The service checks again that they are admins. */
@Controller()
export class CompaniesAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @Implements('GET /api/admin/stats')
  async stats({ context }: RequestOf<'GET /api/admin/stats'>) {
    const [people, verified, { companies, waiting }] = await Promise.all([
      this.services.identity.listPeople({ limit: 1, offset: 0 }, context),
      this.services.identity.listPeople({ limit: 1, offset: 0, verified: true }, context),
      this.services.directory.companyCounts({}, context),
    ]);
    return {
      totalUsers: people.total,
      totalCompanies: companies,
      pendingApprovals: waiting,
      verifiedUsers: verified.total,
    };
  }

  @Implements('GET /api/admin/insights')
  async insights({ query: { days = 30 }, context }: RequestOf<'GET /api/admin/insights'>) {
    const { identity, directory, analytics } = this.services;
    const [users, companies, people, businesses, { owned }, searches, categories] = await Promise.all([
      identity.newPeople({ days }, context),
      directory.newCompanies({ days }, context),
      identity.listPeople({ limit: 1, offset: 0 }, context),
      identity.listPeople({ limit: 1, offset: 0, type: 'business' }, context),
      directory.companyCounts({}, context),
      analytics.emptySearches({ limit: SEARCHES }, context),
      this.categories.byId(),
    ]);
    const companiesOn = new Map(companies.map(({ date, count }) => [date, count]));
    return {
      growth: users.map(({ date, count }) => ({ date, users: count, companies: companiesOn.get(date) ?? 0 })),
      funnel: { users: people.total, businesses: businesses.total, owned_companies: owned },
      searches: searches.map(({ query, text, asked, withoutResults, lastAskedAt }) => ({
        query,
        text,
        asked,
        without_results: withoutResults,
        last_asked_at: lastAskedAt,
        attached: attachedWords(query, categories.values()),
      })),
    };
  }

  @Implements('GET /api/admin/companies')
  async list({ query, context, request, reply }: RequestOf<'GET /api/admin/companies'>) {
    const { q, status = 'waiting', limit = 100, offset = 0 } = query;
    const [{ companies, total }, categories] = await Promise.all([
      this.services.directory.listOwned({ status, limit, offset, ...(q !== undefined && { q }) }, context),
      this.categories.byId(),
    ]);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return companies.map((one) => toOwnCompany(one, categories));
  }

  @Implements('POST /api/admin/companies/decide')
  async decideAll({ body, request }: RequestOf<'POST /api/admin/companies/decide'>) {
    const { ids: companyIds, approved, reason } = body;
    const command = { companyIds, approved, reason: reason || null };
    const decided = await this.services.directory.decideCompanies(command, contextOf(request, MANY_MS));
    this.cache.drop([...companyIds.map((id) => `company:${id}`), 'counts']);
    return decided.map(({ companyId, code }) => ({ id: companyId, code }));
  }

  @Implements('POST /api/admin/companies/{id}/approve')
  async approve({ params, body, context }: RequestOf<'POST /api/admin/companies/{id}/approve'>) {
    const { approved, reason } = body;
    const command = { companyId: params.id, approved, ...(reason && { reason }) };
    return this.#respondAndInvalidate(await this.services.directory.decideCompany(command, context));
  }

  @Implements('POST /api/admin/companies/{id}/suspend')
  async suspend({ params, body: { reason }, context }: RequestOf<'POST /api/admin/companies/{id}/suspend'>) {
    const command = { companyId: params.id, reason: reason || null };
    return this.#respondAndInvalidate(await this.services.directory.suspendCompany(command, context));
  }

  @Implements('POST /api/admin/companies/{id}/reinstate')
  async reinstate({ params, context }: RequestOf<'POST /api/admin/companies/{id}/reinstate'>) {
    const command = { companyId: params.id };
    return this.#respondAndInvalidate(await this.services.directory.reinstateCompany(command, context));
  }

  @Implements('POST /api/admin/companies/{id}/marks')
  async mark({ params, body, context }: RequestOf<'POST /api/admin/companies/{id}/marks'>) {
    const { verified, featured } = body;
    const marks = { ...(verified !== undefined && { verified }), ...(featured !== undefined && { featured }) };
    const command = { companyId: params.id, ...marks };
    return this.#respondAndInvalidate(await this.services.directory.markCompany(command, context));
  }

  async #respondAndInvalidate(owned: OwnedCompany): Promise<OwnCompany> {
    this.cache.drop([`company:${owned.company.id}`, 'counts']);
    return toOwnCompany(owned, await this.categories.byId());
  }
}
