import { FavoritesPage } from '../../features/favorites/components/favorites-page';
import type { Page } from '../../lib/ssr/page';

export const page: Page = { Component: FavoritesPage };
