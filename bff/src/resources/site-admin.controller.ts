import { siteSettingsBody, type SiteSettingsAnswer } from '@carsi/contracts/http/administration';
import { siteSettings, type SiteSettings } from '@carsi/contracts/site-settings';
import { Body, Controller, Get, HttpCode, Inject, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { contextOf } from '../answers/context.js';
import { defaultLimits, Limits, type LimitName } from '../answers/limits.js';
import { PublicCache } from '../answers/public-cache.js';
import { read } from '../answers/read.js';
import { SiteFacts } from '../answers/site-facts.js';
import { uploadLimits } from '../answers/upload.js';
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
    this.cache.empty();
    await this.facts.drop();
    // What was made meanwhile says the old.
    this.cache.empty();
    return this.#told(said);
  }

  /** To the admin's own address, the way every mail goes. */
  @Post('test-mail')
  @HttpCode(200)
  async testMail(@Req() request: FastifyRequest): Promise<{ success: true }> {
    await this.#admin(request);
    await this.services.identity.sendTestMail({}, contextOf(request));
    return { success: true };
  }

  #told(said: SiteSettings): SiteSettingsAnswer {
    const { publicUrl, tiles, operator, iban, limits, mail } = this.settings;
    const nothing = Object.fromEntries(Object.keys(siteSettings.shape).map((name) => [name, null])) as SiteSettings;
    const limit = (name: LimitName): number => limits[name] ?? defaultLimits[name];
    return {
      said,
      configured: {
        ...nothing,
        operatorName: operator?.name ?? null,
        operatorAddress: operator?.address ?? null,
        operatorEmail: operator?.email ?? null,
        operatorKep: operator?.kep ?? null,
        operatorPhone: operator?.phone ?? null,
        iban,
        tilesUrl: tiles?.roadmap ?? null,
        tilesAttribution: tiles?.attribution || null,
        mailSender: mail.from,
        limitUpload: limit('upload'),
        limitReview: limit('review'),
        limitMessage: limit('message'),
        limitConversation: limit('conversation'),
        limitContact: limit('contact'),
        pictureMegabytes: uploadLimits.fileSize / (1024 * 1024),
      },
      public_url: publicUrl,
      map_tiles: tiles?.roadmap ?? null,
      mail_server: mail.server,
      limits: { ...limits },
    };
  }

  async #admin(request: FastifyRequest): Promise<void> {
    const { id } = await this.signIn.requireAdmin(request);
    await this.limits.take('account', id);
  }
}
