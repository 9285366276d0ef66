import { z } from 'zod';

// What the site itself has to say: articles of the blog, help articles, and answers to common questions.

export const shelves = ['blog', 'help', 'faq'] as const;
export type Shelf = (typeof shelves)[number];
export const blogCategories = ['marketing', 'business', 'technology', 'tips'] as const;
export const faqCategories = ['account', 'business', 'search', 'reviews', 'favorites'] as const;
export const resourceKinds = ['guide', 'video', 'tutorial', 'faq'] as const;
export type ResourceKind = (typeof resourceKinds)[number];
/** The categories of a shelf; help articles have kinds instead. */
export const categoriesOf = { blog: blogCategories, help: resourceKinds, faq: faqCategories } as const satisfies Record<
  Shelf,
  readonly string[]
>;
export const articleStates = ['draft', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

const typed = z.string().max(100_000);

/** `title` is the question of a FAQ and `content` its answer; `content` is Markdown. */
export const articleText = z.object({
  shelf: z.enum(shelves),
  title: typed,
  /** Made from the title where it is empty. */
  slug: z.string().max(200),
  excerpt: typed,
  content: typed,
  category: z.string().max(40),
  tags: z.array(z.string().max(100)).max(50),
  author: z.object({ name: z.string().max(200), role: z.string().max(200) }),
  featured: z.boolean(),
  /** Order of help articles and questions. */
  rank: z.int().min(0).max(10_000),
  /** A picture of ours, and what it shows in words. */
  image: z.string().max(300).nullable().optional(),
  imageText: z.string().max(1_000).optional(),
});
export type ArticleText = z.infer<typeof articleText>;

export const writeArticle = z.object({ articleId: z.string().min(1).max(64).nullable(), article: articleText });
export type WriteArticle = z.infer<typeof writeArticle>;

const page = { limit: z.int().min(1).max(100), offset: z.int().min(0) };
export const listArticles = z.object({
  shelf: z.enum(shelves),
  category: z.string().max(40).optional(),
  featured: z.boolean().optional(),
  q: z.string().max(200).optional(),
  ...page,
});
export type ListArticles = z.infer<typeof listArticles>;
export const listAllArticles = z.object({
  shelf: z.enum(shelves),
  state: z.enum(articleStates).optional(),
  q: z.string().max(200).optional(),
  ...page,
});
export type ListAllArticles = z.infer<typeof listAllArticles>;

/**
 * Who reacts: the person of the token, else what this browser calls itself since it first reacted. Nothing else is known of a visitor,
 * and only a digest of it is stored.
 */
const visitor = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .nullable();
export const reactions = ['like', 'save', 'helpful'] as const;
export type ReactionKind = (typeof reactions)[number];
/** `value` null takes it back; a like or a save is true, a vote is true or false. */
export const react = z.object({
  articleId: z.string().min(1).max(64),
  kind: z.enum(reactions),
  value: z.boolean().nullable(),
  visitor,
});
export type React = z.infer<typeof react>;
export const ownReactions = z.object({ articleId: z.string().min(1).max(64), visitor });
export const savedArticles = z.object({ visitor, ...page });
/** Address and agent detect repeated views of a day; neither is stored. */
export const viewArticle = z.object({
  articleId: z.string().min(1).max(64),
  address: z.string().max(100),
  agent: z.string().max(1_000),
});

export interface ArticleFigures {
  readonly views: number;
  readonly likes: number;
  readonly helpful: number;
  readonly notHelpful: number;
}
export interface ArticleView extends ArticleText, ArticleFigures {
  readonly id: string;
  readonly state: ArticleState;
  /** Of the first time. */
  readonly publishedAt: string | null;
  readonly updatedAt: string;
  readonly readMinutes: number;
}
export interface OwnReactions {
  readonly liked: boolean;
  readonly saved: boolean;
  readonly helpful: boolean | null;
}

export interface EditorialCalls {
  /** What is published: posts newest first, the others in their order. `counts` are of every category, whatever is requested. */
  articles(body: ListArticles): Promise<{
    readonly articles: readonly ArticleView[];
    readonly total: number;
    readonly counts: Readonly<Record<string, number>>;
  }>;
  /** By id, slug or former slug; `moved` when it was not the current slug. Refuses ARTICLE_NOT_FOUND. */
  article(body: {
    readonly shelf: Shelf;
    readonly idOrSlug: string;
  }): Promise<{ readonly article: ArticleView; readonly moved: boolean }>;
  /** Refuses ARTICLE_NOT_FOUND, VISITOR_REQUIRED. */
  react(body: React): Promise<{ readonly own: OwnReactions; readonly figures: ArticleFigures }>;
  ownReactions(body: z.infer<typeof ownReactions>): Promise<OwnReactions>;
  /** Last saved first. */
  savedArticles(
    body: z.infer<typeof savedArticles>,
  ): Promise<{ readonly articles: readonly ArticleView[]; readonly total: number }>;
  viewArticle(body: z.infer<typeof viewArticle>): Promise<{ readonly counted: boolean }>;
  /** Admins only, drafts too; last changed first. */
  allArticles(body: ListAllArticles): Promise<{ readonly articles: readonly ArticleView[]; readonly total: number }>;
  /** Admins only: a new draft, or a change of what there is. Refuses ARTICLE_… */
  writeArticle(body: WriteArticle): Promise<ArticleView>;
  /** Admins only. */
  publishArticle(body: { readonly articleId: string }): Promise<ArticleView>;
  /** Admins only. */
  withdrawArticle(body: { readonly articleId: string }): Promise<ArticleView>;
}
