import { VerifyPage } from '../../features/auth/components/verify-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: VerifyPage };
