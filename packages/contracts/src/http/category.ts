import { z } from 'zod';

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
