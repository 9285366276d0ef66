import type { DirectoryEvent, Letterhead } from '@carsi/contracts/directory/events';
import type { Projection } from '@carsi/kernel/projection';

/** There is one site. */
export const LETTERHEAD = 'site';

/** What admins said that mails have to say: the site's name, the sender's, and where answers go. */
export const letterhead: Projection<Letterhead, DirectoryEvent> = {
  name: 'letterhead',
  version: 1,
  rows: (event) => (event.type === 'SiteSettingsChanged' && event.data.letterhead ? [LETTERHEAD] : []),
  evolve: (row = {}, event) => (event.type === 'SiteSettingsChanged' ? { ...row, ...event.data.letterhead } : row),
};
