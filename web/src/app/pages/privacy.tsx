import { LegalPage } from '../../features/legal/components/legal-page';
import { privacyText } from '../../features/legal/privacy-texts';
import type { Page } from '../../lib/page';
import { useSettings } from '../../lib/settings';

function PrivacyPage() {
  return <LegalPage text={privacyText(useSettings().tiles)} />;
}

export const page: Page = { Component: PrivacyPage };
