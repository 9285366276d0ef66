import { SettingsPage } from '../../features/settings/components/settings-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: SettingsPage };
