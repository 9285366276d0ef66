import { siteSettings, type SiteSettings } from '@carsi/contracts/directory/site-settings';
import type { Command, Event } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';

/** There is one site. */
export const SITE = 'settings';

// Names and shapes are on disk for ever.

export type SiteSettingsChanged = Event<'SiteSettingsChanged', { readonly changes: Partial<SiteSettings> }>;
export type ChangeSiteSettings = Command<'ChangeSiteSettings', { readonly changes: Partial<SiteSettings> }>;

export const unsaid = Object.fromEntries(Object.keys(siteSettings.shape).map((name) => [name, null])) as SiteSettings;

export const site: Aggregate<SiteSettings, ChangeSiteSettings, SiteSettingsChanged> = {
  name: 'site',
  initial: unsaid,
  decide: ({ data }, before) => {
    const provided = Object.entries(data.changes).filter(
      ([name, value]) => value !== undefined && value !== before[name as keyof SiteSettings],
    );
    return provided.length === 0
      ? []
      : [{ type: 'SiteSettingsChanged', data: { changes: Object.fromEntries(provided) } }];
  },
  evolve: (before, { data }) => ({ ...before, ...data.changes }),
};
