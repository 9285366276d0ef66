import {
  companyFormBody,
  historyQuery,
  ofCompanyQuery,
  offerBody,
  type CompanyForecast,
  type CompanyOffers,
  type CompanyVersion,
  type OwnCompany,
  type Uploaded,
} from '@carsi/contracts/http/owned-company';
import type { Campaign } from '@carsi/contracts/http/campaign';
import type { Offering } from '@carsi/contracts/http/offering';
import { Refused, type Files } from '@carsi/platform/platform';
import { districtById, provinceByPlate } from '@carsi/turkish/places';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { listHeaders } from '../answers/public.js';
import { read } from '../answers/read.js';
import { SiteFacts } from '../answers/site-facts.js';
import { pictureOf } from '../answers/upload.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';
import { Categories } from './categories.js';
import { toCampaign, toOffering } from './company.http.js';
import { FILES } from './files.controller.js';
import { toOwnCompany, toVersion } from './owned-company.http.js';

const HISTORY = 20;

/** What owners have beside the form: pictures, what they are told while typing, earlier versions, offerings and campaigns. */
@Controller('api')
export class OwnerToolsController {
  constructor(
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(Categories) private readonly categories: Categories,
    @Inject(PublicCache) private readonly cache: PublicCache,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Of a company, or of one to come. Only what is kept here may be shown of it. */
  @Post('uploads')
  async upload(@Req() request: FastifyRequest): Promise<Uploaded> {
    const { id, userType, admin, emailVerified } = await this.#mine(request);
    if (userType !== 'business' && !admin)
      throw new Refused('COMPANY_BUSINESS_ONLY', 403, 'Firma eklemek için işletme hesabı gerekir.');
    if (!emailVerified)
      throw new Refused('EMAIL_UNVERIFIED', 403, 'Bu işlem için önce e-posta adresinizi doğrulamalısınız.');
    await this.limits.take('upload', id);
    const { address, width, height } = await pictureOf(this.files, request, {
      of: id,
      megabytes: (await this.facts.now()).pictureMegabytes,
    });
    await this.services.directory.keepUpload({ address }, contextOf(request));
    return { url: address, width, height };
  }

  @Post('companies/forecast')
  @HttpCode(200)
  async forecast(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<CompanyForecast> {
    await this.#mine(request);
    const { id, ...form } = read(companyFormBody, raw);
    const asked = { form, ...(typeof id === 'string' && { companyId: id }) };
    const { slug, duplicates } = await this.services.directory.forecastCompany(asked, contextOf(request));
    return {
      slug,
      duplicates: duplicates.map(({ city, district, ...one }) => ({
        ...one,
        city: provinceByPlate(city)?.name ?? '',
        district: district === null ? null : (districtById(district)?.name ?? null),
      })),
    };
  }

  @Get('companies/:id/history')
  async history(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('id') companyId: string,
    @Query() raw: unknown,
  ): Promise<CompanyVersion[]> {
    await this.#mine(request);
    const { limit = HISTORY, offset = 0 } = read(historyQuery, raw);
    const [{ versions, total }, { company }, categories] = await Promise.all([
      this.services.directory.companyVersions({ companyId, limit, offset }, contextOf(request)),
      this.services.directory.ownCompany({ idOrSlug: companyId }, contextOf(request)),
      this.categories.byId(),
    ]);
    void reply.headers(listHeaders(request.url, total, limit, offset));
    return versions.map((version) => toVersion(version, company, categories));
  }

  @Post('companies/:id/revisions/:version/restore')
  @HttpCode(200)
  async restoreVersion(
    @Req() request: FastifyRequest,
    @Param('id') companyId: string,
    @Param('version') version: string,
  ): Promise<OwnCompany> {
    await this.#mine(request);
    const asked = { companyId, version: Number(version) };
    const owned = await this.services.directory.restoreVersion(asked, contextOf(request));
    this.cache.drop([`company:${companyId}`, 'counts']);
    return toOwnCompany(owned, await this.categories.byId());
  }

  @Get('companies/:id/offers')
  async offers(@Req() request: FastifyRequest, @Param('id') companyId: string): Promise<CompanyOffers> {
    await this.#mine(request);
    const { campaigns, offerings, hiddenCampaigns, maxPromotions } = await this.services.directory.companyOffers(
      { companyId },
      contextOf(request),
    );
    return {
      campaigns: campaigns.map((one) => ({ ...toCampaign(companyId, one), hidden: hiddenCampaigns.includes(one.id) })),
      products_services: offerings.map((one) => toOffering(companyId, one)),
      max_promotions: maxPromotions,
    };
  }

  @Post('products-services')
  addOffering(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<Offering> {
    return this.#keepOffering(request, raw);
  }

  @Put('products-services/:id')
  changeOffering(@Req() request: FastifyRequest, @Param('id') id: string, @Body() raw: unknown): Promise<Offering> {
    return this.#keepOffering(request, raw, id);
  }

  @Delete('products-services/:id')
  async removeOffering(@Req() request: FastifyRequest, @Param('id') id: string, @Query() raw: unknown) {
    await this.#mine(request);
    const { company_id: companyId } = read(ofCompanyQuery, raw);
    await this.services.directory.removeOffering({ companyId, id }, contextOf(request));
    this.cache.drop([`company:${companyId}`]);
    return { success: true as const };
  }

  @Post('campaigns')
  addCampaign(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<Campaign> {
    return this.#keepCampaign(request, raw);
  }

  @Put('campaigns/:id')
  changeCampaign(@Req() request: FastifyRequest, @Param('id') id: string, @Body() raw: unknown): Promise<Campaign> {
    return this.#keepCampaign(request, raw, id);
  }

  @Delete('campaigns/:id')
  async removeCampaign(@Req() request: FastifyRequest, @Param('id') id: string, @Query() raw: unknown) {
    await this.#mine(request);
    const { company_id: companyId } = read(ofCompanyQuery, raw);
    await this.services.directory.removeCampaign({ companyId, id }, contextOf(request));
    this.cache.drop([`company:${companyId}`]);
    return { success: true as const };
  }

  async #keepOffering(request: FastifyRequest, raw: unknown, id?: string): Promise<Offering> {
    await this.#mine(request);
    const { company_id: companyId, ...form } = read(offerBody, raw);
    const asked = { companyId, form, ...(id !== undefined && { id }) };
    const kept = await this.services.directory.keepOffering(asked, contextOf(request));
    this.cache.drop([`company:${companyId}`]);
    return toOffering(companyId, kept);
  }

  async #keepCampaign(request: FastifyRequest, raw: unknown, id?: string): Promise<Campaign> {
    await this.#mine(request);
    const { company_id: companyId, ...form } = read(offerBody, raw);
    const asked = { companyId, form, ...(id !== undefined && { id }) };
    const kept = await this.services.directory.keepCampaign(asked, contextOf(request));
    this.cache.drop([`company:${companyId}`]);
    return toCampaign(companyId, kept);
  }

  async #mine(request: FastifyRequest) {
    const person = await this.signIn.require(request);
    await this.limits.take('account', person.id);
    return person;
  }
}
