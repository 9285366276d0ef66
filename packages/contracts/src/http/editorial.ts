import { z } from 'zod';
import { articleStates, blogCategories, faqCategories, resourceKinds, shelves } from '../editorial.js';
import { page } from './query.js';

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
/** Of whoever asks, by their token or by what their browser calls itself (`X-Visitor`). */
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
