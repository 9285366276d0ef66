import type { AdminCategory } from '@carsi/contracts/directory/http/category';
import { foldKey } from '../../../lib/format/fold-key';

/** Comma-separated words, without duplicates. */
export const wordsOf = (text: string): string[] => {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Map(words.map((word) => [foldKey(word), word])).values()];
};

/** Roots with their children; filtered by words, matching categories and their roots only. */
export const treeOf = (categories: readonly AdminCategory[], words: string): readonly AdminCategory[] => {
  const wanted = foldKey(words.trim());
  const has = ({ name, keywords, synonyms, aliases }: AdminCategory): boolean =>
    [name, ...keywords, ...synonyms, ...aliases].some((word) => foldKey(word).includes(wanted));
  const byName = (a: AdminCategory, b: AdminCategory): number => a.name.localeCompare(b.name, 'tr');
  return categories
    .filter(({ parent_id }) => parent_id === null)
    .toSorted(byName)
    .flatMap((root) => {
      const children = categories.filter(({ parent_id }) => parent_id === root.id).toSorted(byName);
      const shown = children.filter(has);
      return has(root) || shown.length > 0 ? [root, ...(wanted === '' ? children : shown)] : [];
    });
};
