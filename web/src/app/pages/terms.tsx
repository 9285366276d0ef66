import { LegalPage } from '../../features/legal/components/legal-page';
import { termsText } from '../../features/legal/terms-texts';
import type { Page } from '../../lib/ssr/page';

function TermsPage() {
  return <LegalPage text={termsText()} />;
}

export const page: Page = { Component: TermsPage };
