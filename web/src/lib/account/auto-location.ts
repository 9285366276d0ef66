import { call } from '../call';
import { askPosition, type Position } from '../position';

/** A member's position without a click: only if both the browser and the account allow it. */
export const positionOfMember = async (): Promise<Position | null> => {
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return null;
  const { autoLocation } = await call('GET /api/users/me/settings');
  return autoLocation ? askPosition() : null;
};
