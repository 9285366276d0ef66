import { paths } from '@carsi/contracts/common/paths';
import { postQuery, postsQuery } from '../../features/blog/api/blog';
import { PostPage } from '../../features/blog/components/post-page';
import { essential, type Page } from '../../lib/ssr/page';

export const page: Page = {
  Component: PostPage,
  load: async (visit) => {
    const slug = visit.params['slug'] ?? '';
    visit.outcome.tags.add('articles');
    const post = await essential(visit, postQuery(slug));
    if (post === null) visit.outcome.status = 404;
    if (!post) return undefined;
    if (post.slug !== slug) return paths.blogPost(post.slug);
    visit.outcome.tags.add(`article:${post.id}`);
    await visit.client.prefetchQuery(postsQuery({ category: post.category, q: '', page: 1 }));
    return undefined;
  },
};
