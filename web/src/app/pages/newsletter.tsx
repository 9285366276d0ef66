import { NewsletterPage } from '../../features/newsletter/components/newsletter-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: NewsletterPage };
