import { CallbackPage } from '../../features/auth/components/callback-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: CallbackPage };
