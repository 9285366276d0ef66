import { part } from '../../lib/part';
import { adminTexts } from './admin-texts';

/** In the administration. */
export const adminTickets = {
  name: 'destek',
  text: adminTexts.title,
  Body: part(() => import('./components/admin-tickets')),
};
