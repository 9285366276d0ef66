import { EditCompanyPage } from '../../features/company-form/components/company-form-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: EditCompanyPage };
