import { stems } from '@carsi/turkish/questions/stems';
import { wordsOf } from '@carsi/turkish/questions/tokens';
import { type KeywordGroup, keywordGroups } from './keyword-groups.js';
import { texts } from './texts.js';

export interface CategorySuggestion {
  readonly categoryId: string;
  readonly categoryName: string;
  /** Share of the group's keywords that occur, at most 1. */
  readonly confidence: number;
  readonly reasons: readonly string[];
}

const MOST = 3;

/** The three most likely categories of a name and a description (specification 1 §9). */
export const suggestCategories = (
  name: string,
  description: string,
  groups: readonly KeywordGroup[] = keywordGroups,
): readonly CategorySuggestion[] => {
  const forms = new Set(wordsOf(`${name} ${description}`).flatMap((word) => stems(word)));
  const occurs = (keyword: string): boolean => {
    const words = wordsOf(keyword);
    return (
      words.length > 0 &&
      words.every((word) => stems(word).some((stem) => forms.has(stem) && stem.length >= Math.min(3, word.length)))
    );
  };
  return groups
    .map(({ categoryId, categoryName, keywords }) => {
      const found = keywords.filter(occurs);
      const confidence = keywords.length === 0 ? 0 : Math.min(1, found.length / keywords.length);
      return { categoryId, categoryName, confidence, reasons: found.map(texts.keyword) };
    })
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence || (a.categoryId < b.categoryId ? -1 : 1))
    .slice(0, MOST);
};
