import type { AccountUser } from '@carsi/contracts/http/account';
import type { PersonalSettings, PersonalSettingsBody } from '@carsi/contracts/http/personal-settings';
import { queryOptions } from '@tanstack/react-query';
import { getMine, send } from '../http';
import { mine } from './me';

export const settingsQuery = (user: AccountUser) =>
  queryOptions({
    queryKey: mine(user, 'settings'),
    queryFn: (context) => getMine<PersonalSettings>('/api/users/me/settings', context),
    staleTime: 0,
  });

export const saveSettings = (body: PersonalSettingsBody): Promise<PersonalSettings> =>
  send('PUT', '/api/users/me/settings', body);
