import {
  adminCompaniesQuery,
  approveBody,
  decideCompaniesBody,
  marksBody,
  suspendBody,
  type AdminStats,
  type DecidedCompany,
  type OwnCompany,
} from '@carsi/contracts/http/owned-company';
import { insightsQuery, type AdminInsights } from '@carsi/contracts/http/administration';
import type { OwnedCompany } from '@carsi/contracts/owned-companies';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Categories } from './categories.js';
import { toOwnCompany } from './owned-company.http.js';

const SEARCHES = 50;
/** A hundred decisions are a hundred durable writes, one after the other. */
const MANY_MS = 20_000;

/** What admins do with companies. Each call is for admins here, and again in the service. */
@Controller('api/admin')
export class CompaniesAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @Get('stats')
  async stats(@Req() request: FastifyRequest): Promise<AdminStats> {
    await this.#admin(request);
    const context = contextOf(request);
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

  @Get('insights')
  async insights(@Req() request: FastifyRequest, @Query() raw: unknown): Promise<AdminInsights> {
    await this.#admin(request);
    const context = contextOf(request);
    const { days = 30 } = read(insightsQuery, raw);
    const { identity, directory, analytics } = this.services;
    const [users, companies, people, businesses, { owned }, searches] = await Promise.all([
      identity.newPeople({ days }, context),
      directory.newCompanies({ days }, context),
      identity.listPeople({ limit: 1, offset: 0 }, context),
      identity.listPeople({ limit: 1, offset: 0, type: 'business' }, context),
      directory.companyCounts({}, context),
      analytics.emptySearches({ limit: SEARCHES }, context),
    ]);
    const companiesOn = new Map(companies.map(({ date, count }) => [date, count]));
    return {
      growth: users.map(({ date, count }) => ({ date, users: count, companies: companiesOn.get(date) ?? 0 })),
      funnel: { users: people.total, businesses: businesses.total, owned_companies: owned },
      searches: searches.map(({ query, asked, withoutResults, lastAskedAt }) => ({
        query,
        asked,
        without_results: withoutResults,
        last_asked_at: lastAskedAt,
      })),
    };
  }

  @Get('companies')
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query() raw: unknown,
  ): Promise<OwnCompany[]> {
    await this.#admin(request);
    const { q, status = 'waiting', limit = 100, offset = 0 } = read(adminCompaniesQuery, raw);
    const [{ companies, total }, categories] = await Promise.all([
      this.services.directory.listOwned({ status, limit, offset, ...(q !== undefined && { q }) }, contextOf(request)),
      this.categories.byId(),
    ]);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return companies.map((one) => toOwnCompany(one, categories));
  }

  @Post('companies/decide')
  @HttpCode(200)
  async decideAll(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<DecidedCompany[]> {
    await this.#admin(request);
    const { ids: companyIds, approved, reason } = read(decideCompaniesBody, raw);
    const asked = { companyIds, approved, reason: reason || null };
    const decided = await this.services.directory.decideCompanies(asked, contextOf(request, MANY_MS));
    this.cache.drop([...companyIds.map((id) => `company:${id}`), 'counts']);
    return decided.map(({ companyId, code }) => ({ id: companyId, code }));
  }

  @Post('companies/:id/approve')
  @HttpCode(200)
  async approve(@Req() request: FastifyRequest, @Param('id') companyId: string, @Body() raw: unknown) {
    await this.#admin(request);
    const { approved, reason } = read(approveBody, raw);
    const decided = { companyId, approved, ...(reason && { reason }) };
    return this.#told(await this.services.directory.decideCompany(decided, contextOf(request)));
  }

  @Post('companies/:id/suspend')
  @HttpCode(200)
  async suspend(@Req() request: FastifyRequest, @Param('id') companyId: string, @Body() raw: unknown) {
    await this.#admin(request);
    const { reason } = read(suspendBody, raw);
    const asked = { companyId, reason: reason || null };
    return this.#told(await this.services.directory.suspendCompany(asked, contextOf(request)));
  }

  @Post('companies/:id/reinstate')
  @HttpCode(200)
  async reinstate(@Req() request: FastifyRequest, @Param('id') companyId: string): Promise<OwnCompany> {
    await this.#admin(request);
    return this.#told(await this.services.directory.reinstateCompany({ companyId }, contextOf(request)));
  }

  @Post('companies/:id/marks')
  @HttpCode(200)
  async mark(@Req() request: FastifyRequest, @Param('id') companyId: string, @Body() raw: unknown) {
    await this.#admin(request);
    const { verified, featured } = read(marksBody, raw);
    const marks = { ...(verified !== undefined && { verified }), ...(featured !== undefined && { featured }) };
    return this.#told(await this.services.directory.markCompany({ companyId, ...marks }, contextOf(request)));
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }

  /** Nobody who was just told sees older bytes. */
  async #told(owned: OwnedCompany): Promise<OwnCompany> {
    this.cache.drop([`company:${owned.company.id}`, 'counts']);
    return toOwnCompany(owned, await this.categories.byId());
  }
}
