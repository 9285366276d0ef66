import { siteSettingsBody, type SiteSettingsAnswer } from '@carsi/contracts/http/administration';
import type { SiteSettings } from '@carsi/contracts/site-settings';
import { Body, Controller, Get, Inject, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { Limits } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { read } from '../answers/read.js';
import { SiteFacts } from '../answers/site-facts.js';
import { SERVICES, type Services } from '../services.js';
import { SETTINGS, type Settings } from '../settings.js';
import { SignIn } from '../sign-in/sign-in.js';

/** Who answers for the directory. For admins here, and again in the service. */
@Controller('api/admin/settings')
export class SiteAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Limits) private readonly limits: Limits,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @Get()
  async read(@Req() request: FastifyRequest): Promise<SiteSettingsAnswer> {
    await this.#admin(request);
    return this.#told(await this.services.directory.siteSettings({}, contextOf(request)));
  }

  @Put()
  async change(@Req() request: FastifyRequest, @Body() raw: unknown): Promise<SiteSettingsAnswer> {
    await this.#admin(request);
    const asked = read(siteSettingsBody, raw);
    const changes = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    const said = await this.services.directory.changeSiteSettings({ changes }, contextOf(request));
    this.facts.drop();
    this.cache.empty();
    return this.#told(said);
  }

  #told(said: SiteSettings): SiteSettingsAnswer {
    const { publicUrl, tiles, operator, iban, limits } = this.settings;
    return {
      said,
      configured: {
        operatorName: operator?.name ?? null,
        operatorAddress: operator?.address ?? null,
        operatorEmail: operator?.email ?? null,
        operatorKep: operator?.kep ?? null,
        operatorPhone: operator?.phone ?? null,
        iban,
      },
      public_url: publicUrl,
      map_tiles: tiles?.roadmap ?? null,
      limits: { ...limits },
    };
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }
}
