import { providersQuery } from '../../features/auth/api/get-providers';
import { SignInPage } from '../../features/auth/components/sign-in-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: SignInPage,
  load: ({ client }) => client.prefetchQuery(providersQuery()),
};
