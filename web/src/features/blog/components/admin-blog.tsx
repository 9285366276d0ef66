import { paths } from '@carsi/contracts/common/paths';
import { ArticleDesk } from '../../../components/editorial/article-desk';
import { categoryNames, texts } from '../texts';

/** The blog, as its editors see it. */
export default function AdminBlog() {
  return (
    <ArticleDesk
      title={texts.title}
      shelf="blog"
      categories={categoryNames}
      pathOf={({ slug }) => paths.blogPost(slug)}
    />
  );
}
