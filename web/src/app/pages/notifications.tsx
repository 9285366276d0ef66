import { NotificationsPage } from '../../features/notifications/components/notifications-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: NotificationsPage };
