import { foldKey } from '../../lib/format/fold-key';

/** Categories whose name or subcategory contains the typed text, ignoring case and Turkish letters. */
export const findCategories = <T extends { name: string; subcategories: readonly { name: string }[] }>(
  categories: readonly T[],
  typed: string,
): readonly T[] => {
  const key = foldKey(typed);
  if (!key) return categories;
  return categories.filter(({ name, subcategories }) =>
    [name, ...subcategories.map((child) => child.name)].some((each) => foldKey(each).includes(key)),
  );
};
