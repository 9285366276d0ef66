import { providersQuery } from '../../features/auth/api/get-providers';
import { RegisterPage } from '../../features/auth/components/register-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: RegisterPage,
  load: ({ client }) => client.prefetchQuery(providersQuery()),
};
