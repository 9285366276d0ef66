import { paths } from '@carsi/contracts/common/paths';
import { HelpArticlePage } from '../../features/help/components/help-article-page';
import { resourceQuery } from '../../lib/api/help';
import { essential, type Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: HelpArticlePage,
  load: async (visit) => {
    const slug = visit.params['slug'] ?? '';
    visit.outcome.tags.add('articles');
    const article = await essential(visit, resourceQuery(slug));
    if (article === null) visit.outcome.status = 404;
    return article && article.slug !== slug ? paths.helpArticle(article.slug) : undefined;
  },
};
