import type { Page } from '../../lib/ssr/page';
import { NotFound } from '../not-found';

export const page: Page = {
  Component: NotFound,
  load: async ({ outcome }) => {
    outcome.status = 404;
  },
};
