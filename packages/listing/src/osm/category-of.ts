import { cuisines, osmCategories } from '../data/osm-categories.js';

export type Tags = Readonly<Record<string, string>>;

/** A category's id, or what the element is instead of a business. */
export const categoryOf = (tags: Tags): { readonly category: string } | { readonly skipped: string } => {
  let other: string | undefined;
  for (const [key, table] of osmCategories) {
    const value = tags[key]?.split(';', 1)[0]!.trim();
    if (value === undefined || value === 'no' || value === 'vacant') continue;
    const category = own(table, value) ?? own(table, '*');
    if (category === undefined) other ??= `${key}=${value}`;
    else return { category: refined(category, tags) };
  }
  return { skipped: other ?? first(tags) };
};

const FOOD = new Set(['lokanta', 'fastfood', 'cafe']);

const refined = (category: string, tags: Tags): string => {
  if (category === 'hairdresser' && tags['male'] === 'yes' && tags['female'] !== 'yes') return 'barber';
  if (category === 'private-school' || !FOOD.has(category)) return category;
  const kinds = (tags['cuisine'] ?? '').split(/[;,]/).map((kind) => kind.trim());
  return kinds.map((kind) => own(cuisines, kind)).find((found) => found !== undefined) ?? category;
};

/** For the count of what was skipped: the tag that says what it is. */
const first = (tags: Tags): string => {
  const values = [
    'highway',
    'building',
    'natural',
    'landuse',
    'historic',
    'man_made',
    'public_transport',
    'railway',
    'place',
    'shop',
  ];
  const key = values.find((name) => tags[name] !== undefined);
  if (key !== undefined) return `${key}=${tags[key]}`;
  return Object.keys(tags).length === 0 ? 'etiketsiz' : 'diğer';
};

/** Values come from a file: `constructor` is none of ours. */
const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The category of a tag in a cell: `shop=bakery`, `amenity:pharmacy`, or of the value alone where it has one meaning. */
export const tagPartOf = (text: string): string | undefined => {
  const [, key, value] = /^\s*(?:([a-z]+)\s*[=:/]\s*)?([a-z]+(?:_[a-z]+)*)\s*$/.exec(text) ?? [];
  if (value === undefined) return undefined;
  const found = new Set(
    osmCategories.flatMap(([one, table]) => ((key ?? one) === one ? (own(table, value) ?? []) : [])),
  );
  return found.size === 1 ? [...found][0] : undefined;
};
