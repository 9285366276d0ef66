import { categoriesQuery, featuredQuery, postsQuery, readFilter } from '../../features/blog/api/blog';
import { BlogPage } from '../../features/blog/components/blog-page';
import { NewsletterBox } from '../../features/newsletter/components/newsletter-box';
import { essential, type Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: () => (
    <BlogPage>
      <NewsletterBox />
    </BlogPage>
  ),
  load: async (visit) => {
    visit.outcome.tags.add('articles');
    await Promise.all([
      essential(visit, postsQuery(readFilter(visit.url.searchParams))),
      visit.client.prefetchQuery(categoriesQuery()),
      visit.client.prefetchQuery(featuredQuery()),
    ]);
  },
};
