import { settingsDefaults, type PersonalSettings } from '@carsi/contracts/identity/personal-settings';
import type { Projection } from '@carsi/kernel/projection';
import type { ProfileRow } from '../profiles/projection.js';
import type { ChosenSettings, UserEvent } from '../user/events.js';

/** A person's chosen settings; defaults are those of specification 2 §9. */
export type SettingsRow = ChosenSettings & { readonly marketingEmails?: boolean };

export const settings: Projection<SettingsRow, UserEvent> = {
  name: 'settings',
  version: 1,
  rows: (event, { stream }) =>
    ['SettingsChosen', 'ConsentGiven', 'ConsentWithdrawn', 'UserErased'].includes(event.type)
      ? [stream.slice('user-'.length)]
      : [],
  evolve: (row, event) => {
    switch (event.type) {
      case 'SettingsChosen':
        return { ...row, ...event.data };
      case 'ConsentGiven':
      case 'ConsentWithdrawn':
        // The setting and the consent are one fact.
        return event.data.kind === 'marketing-email' ? { ...row, marketingEmails: event.type === 'ConsentGiven' } : row;
      case 'UserErased':
        return undefined;
      default:
        return row;
    }
  },
};

export const settingsView = (
  { fullName, email, phone }: Pick<ProfileRow, 'fullName' | 'email' | 'phone'>,
  row: SettingsRow = {},
): PersonalSettings => {
  const { bio, location, website, ...chosen } = row;
  return {
    ...settingsDefaults,
    ...chosen,
    displayName: fullName,
    email,
    phone: phone ?? '',
    bio: bio ?? '',
    location: location ?? '',
    website: website ?? '',
  };
};
