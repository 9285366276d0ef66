import { getMine } from '../http';
import { askPosition, type Position } from '../position';
import type { PersonalSettings } from '@carsi/contracts/http/personal-settings';

/** Where a member is, without a click: only where the browser has been allowed to say it, and the account wants it. */
export const positionOfMember = async (): Promise<Position | null> => {
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return null;
  const { autoLocation } = await getMine<PersonalSettings>('/api/users/me/settings');
  return autoLocation ? askPosition() : null;
};
