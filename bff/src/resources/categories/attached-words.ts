import type { CategoryView } from '@carsi/contracts/directory/category';
import { fold } from '@carsi/turkish/fold';

export interface AttachedWords {
  /** Name of the category. */
  readonly category: string;
  readonly words: string;
  /** They are the whole search. */
  readonly all: boolean;
}

/**
 * The category to which the words of a search are attached, the most words first. Part of a search counts where an admin attached it:
 * a shipped synonym in it was known when the search found nothing.
 */
export const attachedWords = (query: string, categories: Iterable<CategoryView>): AttachedWords | null => {
  const found = [...categories].flatMap(({ name, synonyms, shipped = [] }) =>
    synonyms.flatMap((words): AttachedWords[] => {
      const folded = fold(words);
      const all = folded === query;
      const inIt = all || (` ${query} `.includes(` ${folded} `) && !shipped.includes(words));
      return inIt ? [{ category: name, words, all }] : [];
    }),
  );
  return found.toSorted((a, b) => b.words.length - a.words.length)[0] ?? null;
};
