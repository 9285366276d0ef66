import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { PersonalSettings, PersonalSettingsBody } from '@carsi/contracts/identity/personal-settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { mine } from './me';

export const settingsQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'settings'),
    queryFn: (context) => call('GET /api/users/me/settings', {}, context),
    staleTime: 0,
  });

export const saveSettings = (body: PersonalSettingsBody): Promise<PersonalSettings> =>
  call('PUT /api/users/me/settings', { body });
