import { part } from '../../lib/part';
import { texts } from './texts';

/** In the administration. */
export const claims = {
  name: 'sahiplenme',
  text: texts.queue.title,
  Body: part(() => import('./components/claims-queue')),
};
