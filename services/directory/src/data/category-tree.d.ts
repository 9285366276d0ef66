/**
 * The categories that a new directory starts with. `id` is on disk for ever; the specification's English ids are ids or aliases.
 * A sub-category is `id | name | synonyms`, its slug the folded name; keywords of a root feed the category suggestion.
 */
export interface SeedRoot {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly color: string;
  readonly gradient: string;
  readonly popular?: true;
  readonly aliases?: readonly string[];
  readonly keywords: readonly string[];
  readonly synonyms: readonly string[];
  readonly children: readonly string[];
}
export declare const tree: readonly SeedRoot[];
//# sourceMappingURL=category-tree.d.ts.map
