import { NewsletterPage } from '../../features/newsletter/components/newsletter-page';
import type { Page } from '../../lib/page';

export const page: Page = { Component: NewsletterPage };
