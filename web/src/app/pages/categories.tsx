import { CategoriesPage } from '../../features/categories/components/categories-page';
import { categoriesQuery } from '../../lib/api/get-categories';
import { essential, type Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: CategoriesPage,
  load: async (visit) => {
    await essential(visit, categoriesQuery());
    visit.outcome.tags.add('categories');
  },
};
