import { z } from 'zod';
import { categoryChanges } from '../category.js';
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

export const categoryRoutes = routes({
  'GET /api/categories': {
    summary: 'Kök kategoriler, alt kategorileriyle',
    who: 'anyone',
    limit: 'read',
    answer: z.array(category),
  },
  'GET /api/categories/{idOrSlug}': { summary: 'Bir kategori', who: 'anyone', limit: 'read', answer: category },
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
});
