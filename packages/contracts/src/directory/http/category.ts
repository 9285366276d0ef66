import { z } from 'zod';
import { attachWords, categoryChanges } from '../category.js';
import { routes } from '../../common/route.js';

/** The part of a category that a company carries. */
export const categoryRef = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  icon_name: z.string(),
  /** Name of a colour of the web's palette, such as `turkuaz`; the web gives unknown names one by their hash. */
  color_class: z.string(),
  parent: z.object({ id: z.string(), slug: z.string(), name: z.string() }).nullable(),
});
export type CategoryRef = z.infer<typeof categoryRef>;

export const subcategory = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  businessCount: z.int(),
});
export type Subcategory = z.infer<typeof subcategory>;

/** A root of the tree with its children; `company_count` and `businessCount` are the same counted figure. */
export const category = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  icon_name: z.string(),
  color_class: z.string(),
  gradient: z.string(),
  image: z.string().nullable(),
  /** What several of them are called, in lower case: 'diş hekimleri'. */
  plural: z.string(),
  popular: z.boolean(),
  active: z.boolean(),
  company_count: z.int(),
  businessCount: z.int(),
  parent: z.object({ id: z.string(), slug: z.string(), name: z.string() }).nullable(),
  subcategories: z.array(subcategory),
});
export type Category = z.infer<typeof category>;

/** GET /admin/categories: each with the words that lead to it, roots before their children. */
export const adminCategory = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  popular: z.boolean(),
  parent_id: z.string().nullable(),
  keywords: z.array(z.string()),
  synonyms: z.array(z.string()),
  aliases: z.array(z.string()),
  company_count: z.int(),
});
export type AdminCategory = z.infer<typeof adminCategory>;

export const addCategoryBody = categoryChanges
  .required({ name: true })
  .extend({ parent_id: z.string().min(1).max(64).nullish() });

/** A place with companies of a category that has a page of its own. */
export const categoryPlace = z.object({
  city_slug: z.string(),
  /** Null for the whole province. */
  district_slug: z.string().nullable(),
  name: z.string(),
  company_count: z.int(),
});
export type CategoryPlace = z.infer<typeof categoryPlace>;

export const categoryRoutes = routes({
  'GET /api/categories': {
    summary: 'Kök kategoriler, alt kategorileriyle',
    who: 'anyone',
    limit: 'read',
    answer: z.array(category),
  },
  'GET /api/categories/{idOrSlug}': { summary: 'Bir kategori', who: 'anyone', limit: 'read', answer: category },
  'GET /api/categories/{idOrSlug}/places': {
    summary: 'Bir kategoride en az üç işletmesi olan iller ve ilçeler; sehir verilirse o ilin ilçeleri',
    who: 'anyone',
    limit: 'read',
    query: z.object({ sehir: z.string().max(100).optional() }),
    answer: z.array(categoryPlace),
  },
  'GET /api/admin/categories': {
    summary: 'Kategoriler, sözcükleriyle (yönetici)',
    who: 'admin',
    answer: z.array(adminCategory),
  },
  'POST /api/admin/categories': {
    summary: 'Kategori ekle (yönetici)',
    who: 'admin',
    body: addCategoryBody,
    status: 201,
    answer: adminCategory,
  },
  'PUT /api/admin/categories/{id}': {
    summary: 'Kategoriyi değiştir (yönetici)',
    who: 'admin',
    body: categoryChanges,
    answer: adminCategory,
  },
  'POST /api/admin/categories/{id}/words': {
    summary: 'Bir aramanın sözcüklerini kategoriye bağla (yönetici)',
    who: 'admin',
    body: attachWords.pick({ words: true }),
    status: 201,
    answer: adminCategory,
  },
});
