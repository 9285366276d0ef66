import type { DirectoryEvent, Letterhead } from '@carsi/contracts/directory/events';
import type { Projection } from '@carsi/kernel/projection';

/** There is one site. */
export const LETTERHEAD = 'site';

/** Letterhead of mails as admins configured it: the site's name, the sender's name, and the reply address. */
export const letterhead: Projection<Letterhead, DirectoryEvent> = {
  name: 'letterhead',
  version: 1,
  rows: (event) => (event.type === 'SiteSettingsChanged' && event.data.letterhead ? [LETTERHEAD] : []),
  evolve: (row = {}, event) => (event.type === 'SiteSettingsChanged' ? { ...row, ...event.data.letterhead } : row),
};
