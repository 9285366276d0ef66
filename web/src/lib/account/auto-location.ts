import { getMine } from '../http';
import { askPosition, type Position } from '../position';
import type { PersonalSettings } from '@carsi/contracts/http/personal-settings';

/** A member's position without a click: only if both the browser and the account allow it. */
export const positionOfMember = async (): Promise<Position | null> => {
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return null;
  const { autoLocation } = await getMine<PersonalSettings>('/api/users/me/settings');
  return autoLocation ? askPosition() : null;
};
