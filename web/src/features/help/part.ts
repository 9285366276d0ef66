import { part } from '../../lib/part';
import { texts } from './texts';

/** In the administration. */
export const adminHelp = {
  name: 'yardim',
  text: texts.adminTitle,
  Body: part(() => import('./components/admin-help')),
};
