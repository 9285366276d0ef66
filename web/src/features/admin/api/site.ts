import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { SiteSettingsAnswer } from '@carsi/contracts/administration';
import type { SiteSettings } from '@carsi/contracts/directory/site-settings';
import { queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call } from '../../../lib/call';

export const siteSettingsQuery = (admin: AccountUser) =>
  queryOptions({
    queryKey: mine(admin, 'site-settings'),
    queryFn: (context) => call('GET /api/admin/settings', {}, context),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export const saveSiteSettings = (changes: SiteSettings): Promise<SiteSettingsAnswer> =>
  call('PUT /api/admin/settings', { body: changes });

/** To one's own address. */
export const sendTestMail = (): Promise<unknown> => call('POST /api/admin/settings/test-mail');
