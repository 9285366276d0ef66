import { z } from 'zod';

const words = z.array(z.string().trim().min(1).max(60)).max(100);
/** Longer than a category accepts: its rules refuse with sentences of their own. */
const searchedWords = z.string().trim().max(200);
/** What an admin says of a category; what is left out stays. Its colours and picture come with its place in the tree. */
export const categoryChanges = z.object({
  name: z.string().trim().min(1).max(80).optional(),
  description: z.string().trim().max(500).nullable().optional(),
  popular: z.boolean().optional(),
  /** Words in a company's text that suggest this category. */
  keywords: words.optional(),
  /** Words that people search for and mean it. */
  synonyms: z.array(searchedWords).max(1_000).optional(),
});
export const addCategoryByAdmin = categoryChanges.required({ name: true }).extend({
  parentId: z.string().min(1).max(64).nullable(),
});
export type AddCategoryByAdmin = z.infer<typeof addCategoryByAdmin>;
export const reviseCategory = z.object({ id: z.string().min(1).max(64), changes: categoryChanges });
export type ReviseCategory = z.infer<typeof reviseCategory>;
export const attachWords = z.object({ id: z.string().min(1).max(64), words: searchedWords });
export type AttachWords = z.infer<typeof attachWords>;
/** Admins only. */
export interface CategoriesAdministrationCalls {
  /** Refuses CATEGORY_NOT_FOUND (its parent), CATEGORY_TOO_DEEP, CATEGORY_EXISTS, and what `attachWords` does. */
  createCategory(body: AddCategoryByAdmin): Promise<CategoryView>;
  /** The slug stays: addresses of categories are permanent. Refuses CATEGORY_NOT_FOUND, and what `attachWords` does. */
  reviseCategory(body: ReviseCategory): Promise<CategoryView>;
  /**
   * Words of a search lead to the category from now on, as one synonym more. Refuses CATEGORY_NOT_FOUND, CATEGORY_WORDS_INVALID,
   * CATEGORY_WORDS_PLACE, CATEGORY_WORDS_EXIST, CATEGORY_WORDS_TOO_MANY.
   */
  attachWords(body: AttachWords): Promise<CategoryView>;
}

export interface CategoryView {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly iconName: string;
  readonly colorClass: string;
  readonly gradient: string;
  readonly popular: boolean;
  readonly keywords: readonly string[];
  readonly synonyms: readonly string[];
  /** Synonyms that came with the product. */
  readonly shipped?: readonly string[];
  /** Other ids and slugs that lead here. */
  readonly aliases: readonly string[];
  readonly companies: number;
  /** What several of them are called: 'diş hekimleri'. */
  readonly plural: string;
  /** The type of schema.org that a company of it has. */
  readonly schemaType: string;
}

/** A page of a category: of all of it, of a province or of a district, with its active companies. */
export interface PlacePage {
  readonly categoryId: string;
  /** Plate code; null for the page of the whole category. */
  readonly city: number | null;
  readonly district: string | null;
  readonly companies: number;
  /** When one of them was last changed. */
  readonly updatedAt: string;
}

export interface PlacesCalls {
  /** Companies by plate code, and by district id of the requested province. */
  places(body: { readonly city?: number }): Promise<{
    readonly cities: Readonly<Record<string, number>>;
    readonly districts: Readonly<Record<string, number>>;
  }>;
  /** Categories that have companies. */
  categoryPages(body: Record<string, never>): Promise<readonly PlacePage[]>;
  /**
   * Categories in provinces and districts that hold at least three companies, by category, province and district; only those of a
   * category, or of a province, where one is given. May be ten minutes old.
   */
  placePages(body: {
    readonly categoryId?: string;
    readonly city?: number;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly total: number; readonly pages: readonly PlacePage[] }>;
}
