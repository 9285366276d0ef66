import type { SiteSettingsAnswer } from '@carsi/contracts/administration';
import { siteSettings, type SiteSettings } from '@carsi/contracts/directory/site-settings';
import { Controller, Inject } from '@nestjs/common';
import { defaultLimits, type LimitName } from '../../answers/limits.js';
import { PublicCache } from '../../answers/public-cache.js';
import { SiteFacts } from '../../answers/site-facts.js';
import { uploadLimits } from '../../answers/upload.js';
import { Implements, type RequestOf } from '../../routes/implements.js';
import { SERVICES, type Services } from '../../services.js';
import { SETTINGS, type Settings } from '../../settings.js';

/** Who answers for the directory. For admins here, and again in the service. */
@Controller()
export class SiteAdminController {
  constructor(
    @Inject(SERVICES) private readonly services: Services,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SiteFacts) private readonly facts: SiteFacts,
    @Inject(PublicCache) private readonly cache: PublicCache,
  ) {}

  @Implements('GET /api/admin/settings')
  async read({ context }: RequestOf<'GET /api/admin/settings'>) {
    return this.#respond(await this.services.directory.siteSettings({}, context));
  }

  @Implements('PUT /api/admin/settings')
  async change({ body, context }: RequestOf<'PUT /api/admin/settings'>) {
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const saved = await this.services.directory.changeSiteSettings({ changes }, context);
    this.cache.empty();
    await this.facts.drop();
    // Responses made meanwhile show the old settings.
    this.cache.empty();
    return this.#respond(saved);
  }

  /** To the admin's own address, the way every mail goes. */
  @Implements('POST /api/admin/settings/test-mail')
  async testMail({ context }: RequestOf<'POST /api/admin/settings/test-mail'>) {
    await this.services.identity.sendTestMail({}, context);
    return { success: true as const };
  }

  #respond(saved: SiteSettings): SiteSettingsAnswer {
    const { publicUrl, tiles, operator, iban, limits, mail } = this.settings;
    const nothing = Object.fromEntries(Object.keys(siteSettings.shape).map((name) => [name, null])) as SiteSettings;
    const limit = (name: LimitName): number => limits[name] ?? defaultLimits[name];
    return {
      said: saved,
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
}
