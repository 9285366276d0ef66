import type { CategoryBody } from './category.js';
/** The starting tree as commands want it: roots first. */
export declare const seedCategories: () => readonly {
  readonly id: string;
  readonly category: CategoryBody;
}[];
//# sourceMappingURL=seed.d.ts.map
