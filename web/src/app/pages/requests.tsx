import { RequestsPage } from '../../features/requests/components/requests-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: RequestsPage };
