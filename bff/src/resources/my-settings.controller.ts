import {
  companyDraft,
  companyDraftQuery,
  onboardingBody,
  personalSettingsBody,
  type CompanyDraft,
  type Onboarding,
  type PersonalSettings,
} from '@carsi/contracts/http/personal-settings';
import { Body, Controller, Get, Inject, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { read } from '../answers/read.js';
import { SERVICES, type Services } from '../services.js';
import { SignIn } from '../sign-in/sign-in.js';

/** What an account keeps besides its profile. */
@Controller('api/users/me')
export class MySettingsController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
  ) {}

  @Get('settings')
  async settings(@Req() request: FastifyRequest): Promise<PersonalSettings> {
    await this.#mine(request);
    return this.services.identity.settings({}, contextOf(request));
  }

  @Put('settings')
  async chooseSettings(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<PersonalSettings> {
    await this.#mine(request);
    return this.services.identity.chooseSettings(read(personalSettingsBody, raw), contextOf(request));
  }

  @Get('onboarding')
  async onboarding(@Req() request: FastifyRequest): Promise<Onboarding> {
    await this.#mine(request);
    return this.services.identity.onboarding({}, contextOf(request));
  }

  @Put('onboarding')
  async keepOnboarding(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<Onboarding> {
    await this.#mine(request);
    return this.services.identity.keepOnboarding(read(onboardingBody, raw), contextOf(request));
  }

  @Get('company-draft')
  async draft(@Req() request: FastifyRequest, @Query() raw: unknown): Promise<{ draft: CompanyDraft }> {
    await this.#mine(request);
    const { company } = read(companyDraftQuery, raw);
    const of = company === undefined ? {} : { companyId: company };
    return { draft: (await this.services.identity.companyDraft(of, contextOf(request))) as CompanyDraft };
  }

  @Put('company-draft')
  async keepDraft(
    @Req() request: FastifyRequest,
    @Query() query: unknown,
    @Body() raw: unknown,
  ): Promise<{ success: true }> {
    await this.#mine(request);
    const { company } = read(companyDraftQuery, query);
    const of = company === undefined ? {} : { companyId: company };
    await this.services.identity.keepCompanyDraft({ draft: read(companyDraft, raw), ...of }, contextOf(request));
    return { success: true };
  }

  async #mine(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.require(request);
    await this.limits.take('account', id);
  }
}
