import { slug } from '@carsi/turkish/slug';
import type { SearchCategory } from '../../search.js';
import { type List, makeList } from './companies.js';
import { listTrades } from './trades.js';

const idOf = (name: string): string => `kaynak-${slug(name)}`;

/** With the source's own names of categories beside the built-in tree, as an import with `--create-categories` makes them. */
export const sourceList = (builtIn: readonly SearchCategory[], count = 6_000, seed = 4_202): List => {
  const known = new Set(builtIn.map(({ name }) => slug(name)));
  const created = new Map(
    listTrades
      .flatMap(({ chamber, map }) => [chamber, map])
      .filter((name) => !known.has(slug(name)))
      .map((name): readonly [string, SearchCategory] => [name, { id: idOf(name), parentId: null, name, synonyms: [] }]),
  );
  return makeList([...builtIn, ...created.values()], count, {
    seed,
    says: 0.7,
    capitals: 1 / 3,
    plain: 0.06,
    withoutDistrict: 1 / 5,
    categoryOf: ({ id, chamber, map }, chance) => created.get(chance.happens(0.5) ? chamber : map)?.id ?? id,
  });
};
