import { LegalPage } from '../../features/legal/components/legal-page';
import { privacyText } from '../../features/legal/privacy-texts';
import type { Page } from '../../lib/ssr/page';
import { useSettings } from '../../lib/ssr/settings';

function PrivacyPage() {
  return <LegalPage text={privacyText(useSettings().tiles)} />;
}

export const page: Page = { Component: PrivacyPage };
