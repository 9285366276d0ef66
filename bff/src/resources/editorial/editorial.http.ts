import { paths } from '@carsi/contracts/common/paths';
import type { ArticleView, blogCategories, faqCategories, ResourceKind } from '@carsi/contracts/directory/editorial';
import type {
  AdminArticle,
  BlogCard,
  BlogPost,
  FaqItem,
  Resource,
  ResourceCard,
} from '@carsi/contracts/directory/http/editorial';
import { editorsOf } from '@carsi/contracts/common/site-name';
import { toHtml } from '@carsi/platform/text/markdown';

/** What the site brought with it is signed with the name that the site has now. */
export const signedIn =
  (siteName: string | null) =>
  (article: ArticleView): ArticleView =>
    article.author.name === editorsOf(null)
      ? { ...article, author: { ...article.author, name: editorsOf(siteName) } }
      : article;

export const toBlogCard = (article: ArticleView): BlogCard => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  category: article.category as (typeof blogCategories)[number],
  tags: [...article.tags],
  author: { name: article.author.name, avatar: null, role: article.author.role },
  publishedAt: article.publishedAt,
  updatedAt: article.updatedAt,
  readTime: article.readMinutes,
  views: article.views,
  likes: article.likes,
  comments: 0,
  featured: article.featured,
  image: article.image ?? null,
  imageText: article.imageText ?? null,
});

export const toBlogPost = (article: ArticleView): BlogPost => ({
  ...toBlogCard(article),
  content: article.content,
  contentHtml: toHtml(article.content),
});

export const toFaqItem = (article: ArticleView): FaqItem => ({
  id: article.id,
  slug: article.slug,
  category: article.category as (typeof faqCategories)[number],
  question: article.title,
  answer: article.content,
  answerHtml: toHtml(article.content),
  helpful: article.helpful,
  notHelpful: article.notHelpful,
  views: article.views,
});

export const toResourceCard = (article: ArticleView): ResourceCard => ({
  id: article.id,
  title: article.title,
  description: article.excerpt,
  type: article.category as ResourceKind,
  duration: article.readMinutes,
  url: paths.helpArticle(article.slug),
  popular: article.featured,
});

export const toResource = (article: ArticleView): Resource => ({
  ...toResourceCard(article),
  slug: article.slug,
  contentHtml: toHtml(article.content),
  updatedAt: article.updatedAt,
  helpful: article.helpful,
  notHelpful: article.notHelpful,
});

export const toAdminArticle = (article: ArticleView): AdminArticle => {
  const { id, shelf, state, title, slug, excerpt, content, category, tags, author, featured, rank } = article;
  const { publishedAt, updatedAt, image = null, imageText = null } = article;
  const own = { id, shelf, state, title, slug, excerpt, content, category, tags: [...tags], author, featured, rank };
  return { ...own, image, imageText, publishedAt, updatedAt };
};
