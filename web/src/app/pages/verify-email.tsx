import { VerifyPage } from '../../features/auth/components/verify-page';
import type { Page } from '../../lib/page';

export const page: Page = { Component: VerifyPage };
