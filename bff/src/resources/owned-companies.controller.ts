import { companyFormBody, type OwnCompany } from '@carsi/contracts/http/owned-company';
import type { OwnedCompany } from '@carsi/contracts/owned-companies';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { ApiException } from '../answers/errors.filter.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Categories } from './categories.js';
import { toOwnCompany } from './owned-company.http.js';

/** Companies of people: what owners do with theirs. */
@Controller('api')
export class OwnedCompaniesController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @Post('companies')
  async submit(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<OwnCompany> {
    const form = await this.#form(request, raw);
    return this.#told(await this.services.directory.submitCompany({ form }, contextOf(request)));
  }

  @Put('companies/:id')
  async revise(@Req() request: FastifyRequest, @Param('id') companyId: string, @Body() raw: unknown) {
    const form = await this.#form(request, raw);
    return this.#told(await this.services.directory.reviseCompany({ companyId, form }, contextOf(request)));
  }

  @Delete('companies/:id')
  async close(@Req() request: FastifyRequest, @Param('id') companyId: string): Promise<OwnCompany> {
    await this.#mine(request);
    return this.#told(await this.services.directory.closeCompany({ companyId }, contextOf(request)));
  }

  @Post('companies/:id/restore')
  @HttpCode(200)
  async restore(@Req() request: FastifyRequest, @Param('id') companyId: string): Promise<OwnCompany> {
    await this.#mine(request);
    return this.#told(await this.services.directory.restoreCompany({ companyId }, contextOf(request)));
  }

  @Get('users/:id/companies')
  async of(@Req() request: FastifyRequest, @Param('id') ownerId: string): Promise<OwnCompany[]> {
    await this.#mine(request);
    const [owned, categories] = await Promise.all([
      this.services.directory.companiesOf({ ownerId }, contextOf(request)),
      this.categories.byId(),
    ]);
    return owned.map((one) => toOwnCompany(one, categories));
  }

  async #form(request: FastifyRequest, raw: unknown): Promise<Record<string, unknown>> {
    const { id, admin } = await this.#mine(request);
    const form = read(companyFormBody, raw);
    const owner = form['owner_id'];
    if (owner !== undefined && owner !== null && owner !== id && !admin) throw new ApiException(403);
    return form;
  }

  async #mine(request: FastifyRequest) {
    const person = await this.signIn.require(request);
    await this.limits.take('account', person.id);
    return person;
  }

  /** Nobody who was just told sees older bytes. */
  async #told(owned: OwnedCompany): Promise<OwnCompany> {
    this.cache.drop([`company:${owned.company.id}`, 'counts']);
    return toOwnCompany(owned, await this.categories.byId());
  }
}
