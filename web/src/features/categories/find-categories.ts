import { foldKey } from '../../lib/format/fold-key';

/** Those whose name, or that of one of their subcategories, has what somebody typed; Turkish letters and case make no difference. */
export const categoriesNamed = <T extends { name: string; subcategories: readonly { name: string }[] }>(
  categories: readonly T[],
  typed: string,
): readonly T[] => {
  const key = foldKey(typed);
  if (!key) return categories;
  return categories.filter(({ name, subcategories }) =>
    [name, ...subcategories.map((child) => child.name)].some((each) => foldKey(each).includes(key)),
  );
};
