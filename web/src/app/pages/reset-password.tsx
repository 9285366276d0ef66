import { ResetPage } from '../../features/auth/components/reset-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: ResetPage };
