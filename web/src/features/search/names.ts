import { foldKey } from '../../lib/format/fold-key';

interface FacetName {
  slug: string;
  name: string;
}

/** The display name of a URL value: a slug, or a name with or without Turkish letters. */
export const nameOf = (value: string, known: readonly FacetName[] | undefined): string => {
  if (value === '') return '';
  const key = foldKey(value);
  const found = known?.find(({ slug, name }) => slug === value || foldKey(name) === key);
  if (found) return found.name;
  const text = value.replaceAll('-', ' ');
  return text.charAt(0).toLocaleUpperCase('tr-TR') + text.slice(1);
};

export const nameOfCategory = (
  value: string,
  known: ReadonlyArray<FacetName & { subcategories: readonly FacetName[] }> | undefined,
): string =>
  nameOf(
    value,
    known?.flatMap((category) => [category, ...category.subcategories]),
  );
