import { TakeBackPage } from '../../features/auth/components/take-back-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: TakeBackPage };
