import { ContactPage } from '../../features/contact/components/contact-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: ContactPage };
