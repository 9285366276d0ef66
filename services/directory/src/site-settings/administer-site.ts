import { siteSettings, type SiteSettings } from '@carsi/contracts/directory/site-settings';
import type { Commands } from '@carsi/platform/events/commands';
import type { Access } from '@carsi/platform/hosting/access';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import type { CallContext, Clock } from '@carsi/platform/platform';
import { SITE, type ChangeSiteSettings } from './site-settings.js';

/** What admins choose for the whole site. */
export class AdministerSite {
  constructor(
    private readonly site: Commands<SiteSettings, ChangeSiteSettings>,
    private readonly access: Access,
    private readonly clock: Clock,
  ) {}

  /** Read from its stream: short, and never behind. */
  async siteSettings(): Promise<SiteSettings> {
    return (await this.site.state(SITE)).state;
  }

  async changeSiteSettings(
    { changes }: { changes: Partial<SiteSettings> },
    context: CallContext,
  ): Promise<SiteSettings> {
    const { id } = this.access.requireAdmin(context);
    const data = { changes: parse(siteSettings.partial(), changes) as Partial<SiteSettings> };
    await this.site.run(SITE, { type: 'ChangeSiteSettings', data, meta: metaOf(context, this.clock, id) });
    return this.siteSettings();
  }
}
