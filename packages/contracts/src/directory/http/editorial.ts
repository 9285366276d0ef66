import { z } from 'zod';
import { articleStates, blogCategories, faqCategories, resourceKinds, shelves } from '../editorial.js';
import { page } from '../../common/query.js';
import { routes } from '../../common/route.js';

const author = z.object({ name: z.string(), avatar: z.string().nullable(), role: z.string() });

/** A card of the blog. There are no comments, and none are counted. */
export const blogCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(blogCategories),
  tags: z.array(z.string()),
  author,
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Minutes. */
  readTime: z.int(),
  views: z.int(),
  likes: z.int(),
  comments: z.literal(0),
  featured: z.boolean(),
  image: z.string().nullable(),
  /** What the picture shows, in words. */
  imageText: z.string().nullable(),
});
export type BlogCard = z.infer<typeof blogCard>;
/** `contentHtml` is made of `content` by the server: no HTML of anybody's is in it. */
export const blogPost = blogCard.extend({ content: z.string(), contentHtml: z.string() });
export type BlogPost = z.infer<typeof blogPost>;
export const blogCategory = z.object({
  id: z.enum(blogCategories),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  postCount: z.int(),
});
export type BlogCategory = z.infer<typeof blogCategory>;

export const faqItem = z.object({
  id: z.string(),
  slug: z.string(),
  category: z.enum(faqCategories),
  question: z.string(),
  answer: z.string(),
  answerHtml: z.string(),
  helpful: z.int(),
  notHelpful: z.int(),
  views: z.int(),
});
export type FaqItem = z.infer<typeof faqItem>;
export const resourceCard = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(resourceKinds),
  /** Minutes of reading. */
  duration: z.int(),
  url: z.string(),
  popular: z.boolean(),
});
export type ResourceCard = z.infer<typeof resourceCard>;
export const resource = resourceCard.extend({
  slug: z.string(),
  contentHtml: z.string(),
  updatedAt: z.iso.datetime(),
  helpful: z.int(),
  notHelpful: z.int(),
});
export type Resource = z.infer<typeof resource>;

export const blogQuery = page.extend({
  category: z.string().max(40).optional(),
  q: z.string().max(200).optional(),
  featured: z.enum(['true', 'false']).optional(),
});
export const helpQuery = page.extend({ category: z.string().max(40).optional(), q: z.string().max(200).optional() });
export const voteBody = z.object({ helpful: z.boolean().nullable() });
/** The caller's, by token or by the browser's own id (`X-Visitor`). */
export const ownReactions = z.object({ liked: z.boolean(), saved: z.boolean(), helpful: z.boolean().nullable() });
export type OwnReactions = z.infer<typeof ownReactions>;
export const reactionAnswer = ownReactions.extend({ likes: z.int(), votes: z.object({ yes: z.int(), no: z.int() }) });
export type ReactionAnswer = z.infer<typeof reactionAnswer>;

/** An article as its editors see it. */
export const adminArticle = z.object({
  id: z.string(),
  shelf: z.enum(shelves),
  state: z.enum(articleStates),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.object({ name: z.string(), role: z.string() }),
  featured: z.boolean(),
  rank: z.int(),
  image: z.string().nullable(),
  imageText: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
});
export type AdminArticle = z.infer<typeof adminArticle>;
export const articleBody = z.object({
  title: z.string().max(100_000),
  slug: z.string().max(200).optional(),
  excerpt: z.string().max(100_000).optional(),
  content: z.string().max(100_000),
  category: z.string().max(40),
  tags: z.array(z.string().max(100)).max(50).optional(),
  author: z.object({ name: z.string().max(200), role: z.string().max(200) }).optional(),
  featured: z.boolean().optional(),
  rank: z.int().min(0).max(10_000).optional(),
  image: z.string().max(300).nullish(),
  imageText: z.string().max(1_000).nullish(),
});
export type ArticleBody = z.infer<typeof articleBody>;
export const helpArticleBody = articleBody.extend({ shelf: z.enum(['help', 'faq']) });
export const adminArticlesQuery = page.extend({
  q: z.string().max(200).optional(),
  status: z.enum(['all', ...articleStates]).optional(),
});
export const adminHelpQuery = adminArticlesQuery.extend({ shelf: z.enum(['help', 'faq']).optional() });
export const previewBody = z.object({ content: z.string().max(100_000) });
export const previewAnswer = z.object({ html: z.string() });

export const editorialRoutes = routes({
  'GET /api/blog': {
    summary: 'Blog yazıları, en yenisi önce',
    who: 'anyone',
    limit: 'read',
    query: blogQuery,
    answer: z.array(blogCard),
  },
  'GET /api/blog/categories': {
    summary: 'Blog kategorileri, yazı sayılarıyla',
    who: 'anyone',
    limit: 'read',
    answer: z.array(blogCategory),
  },
  'GET /api/blog/saved': {
    summary: 'Kaydedilen yazılar',
    who: 'anyone',
    limit: 'read',
    query: page,
    answer: z.array(blogCard),
  },
  'GET /api/blog/{slug}': { summary: 'Bir yazı', who: 'anyone', limit: 'read', answer: blogPost },
  'GET /api/blog/{id}/mine': {
    summary: 'Beğendim mi, kaydettim mi, oyum ne',
    who: 'anyone',
    limit: 'read',
    answer: ownReactions,
  },
  'POST /api/blog/{id}/view': {
    summary: 'Yazı okundu (ziyaretçi başına günde bir)',
    who: 'anyone',
    limit: 'track',
    status: 202,
    answer: z.object({ counted: z.boolean() }),
  },
  'PUT /api/blog/{id}/like': { summary: 'Yazıyı beğen', who: 'anyone', limit: 'vote', answer: reactionAnswer },
  'DELETE /api/blog/{id}/like': { summary: 'Beğeniyi geri al', who: 'anyone', limit: 'vote', answer: reactionAnswer },
  'PUT /api/blog/{id}/save': { summary: 'Yazıyı kaydet', who: 'anyone', limit: 'vote', answer: reactionAnswer },
  'DELETE /api/blog/{id}/save': { summary: 'Kaydı kaldır', who: 'anyone', limit: 'vote', answer: reactionAnswer },
  'GET /api/help/faqs': {
    summary: 'Sık sorulan sorular',
    who: 'anyone',
    limit: 'read',
    query: helpQuery,
    answer: z.array(faqItem),
  },
  'GET /api/help/resources': {
    summary: 'Yardım kaynakları',
    who: 'anyone',
    limit: 'read',
    query: helpQuery,
    answer: z.array(resourceCard),
  },
  'GET /api/help/resources/{slug}': { summary: 'Bir yardım yazısı', who: 'anyone', limit: 'read', answer: resource },
  'PUT /api/help/{id}/vote': {
    summary: 'Yararlı oldu mu (Evet, Hayır, geri al)',
    who: 'anyone',
    limit: 'vote',
    body: voteBody,
    answer: reactionAnswer,
  },
  'GET /api/admin/blog': {
    summary: 'Bütün blog yazıları (yönetici)',
    who: 'admin',
    query: adminArticlesQuery,
    answer: z.array(adminArticle),
  },
  'POST /api/admin/blog/preview': {
    summary: 'Markdown önizlemesi (yönetici)',
    who: 'admin',
    body: previewBody,
    answer: previewAnswer,
  },
  'POST /api/admin/blog': {
    summary: 'Blog yazısı taslağı (yönetici)',
    who: 'admin',
    body: articleBody,
    status: 201,
    answer: adminArticle,
  },
  'PUT /api/admin/blog/{id}': {
    summary: 'Blog yazısını değiştir (yönetici)',
    who: 'admin',
    body: articleBody,
    answer: adminArticle,
  },
  'POST /api/admin/blog/{id}/publish': {
    summary: 'Blog yazısını yayınla (yönetici)',
    who: 'admin',
    answer: adminArticle,
  },
  'DELETE /api/admin/blog/{id}': {
    summary: 'Blog yazısını yayından kaldır (yönetici)',
    who: 'admin',
    answer: adminArticle,
  },
  'GET /api/admin/help': {
    summary: 'Yardım yazıları ve sorular (yönetici)',
    who: 'admin',
    query: adminHelpQuery,
    answer: z.array(adminArticle),
  },
  'POST /api/admin/help': {
    summary: 'Yardım yazısı ya da soru taslağı (yönetici)',
    who: 'admin',
    body: helpArticleBody,
    status: 201,
    answer: adminArticle,
  },
  'PUT /api/admin/help/{id}': {
    summary: 'Yardım yazısını değiştir (yönetici)',
    who: 'admin',
    body: helpArticleBody,
    answer: adminArticle,
  },
  'POST /api/admin/help/{id}/publish': {
    summary: 'Yardım yazısını yayınla (yönetici)',
    who: 'admin',
    answer: adminArticle,
  },
  'DELETE /api/admin/help/{id}': {
    summary: 'Yardım yazısını yayından kaldır (yönetici)',
    who: 'admin',
    answer: adminArticle,
  },
});
