import { part } from '../../lib/part';
import { texts } from './texts';

/** In the administration. */
export const adminBlog = {
  name: 'blog',
  text: texts.title,
  Body: part(() => import('./components/admin-blog')),
};
