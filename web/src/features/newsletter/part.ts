import { part } from '../../lib/part';
import { texts } from './texts';

/** In the administration. */
export const adminNewsletter = {
  name: 'bulten',
  text: texts.title,
  Body: part(() => import('./components/admin-newsletter')),
};
