import { DeletionPage } from '../../features/auth/components/deletion-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: DeletionPage };
