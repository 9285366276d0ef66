import type { SearchCategory } from '../../search.js';
import { type List, makeList } from './companies.js';

/** As OpenStreetMap gives companies: names as people write them, in built-in categories; one in 15 stands under the root only. */
export const osmList = (builtIn: readonly SearchCategory[], count = 6_000, seed = 4_101): List => {
  const parents = new Map(builtIn.map(({ id, parentId }) => [id, parentId]));
  return makeList(builtIn, count, {
    seed,
    says: 0.6,
    capitals: 0.06,
    plain: 0.12,
    withoutDistrict: 0.03,
    categoryOf: ({ id }, chance) => (chance.happens(1 / 15) ? (parents.get(id) ?? id) : id),
  });
};
