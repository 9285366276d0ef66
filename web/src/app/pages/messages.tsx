import { MessagesPage } from '../../features/messages/components/messages-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: MessagesPage };
