import type { Condition, Find } from './platform.js';

/**
 * True when one declared index answers the find without looking at rows it does not return in order: its first paths are the
 * equalities (in any order), then come the sort paths in order, then at most one range. No condition and no order is a whole
 * listing by id, which every collection can answer.
 */
export const isCovered = (find: Pick<Find, 'where' | 'sort'>, indexes: readonly (readonly string[])[]): boolean => {
  const equal = new Set<string>();
  const ranges: string[] = [];
  for (const [path, condition] of Object.entries(find.where ?? {})) {
    if (isRange(condition)) ranges.push(path);
    else equal.add(path);
  }
  const sort = (find.sort ?? []).map(([path]) => path).filter((path) => path !== 'id');
  if (equal.size === 0 && ranges.length === 0 && sort.length === 0) return true;
  if (equal.size === 1 && equal.has('id') && ranges.length === 0) return true;
  if (equal.size === 0 && ranges.length === 1 && ranges[0] === 'id' && sort.length === 0) return true;
  if (ranges.length > 1) return false;
  const rest = [...sort, ...ranges.filter((path) => !sort.includes(path))];
  if (ranges.length === 1 && sort.length > 0 && sort[0] !== ranges[0]) return false;
  return indexes.some((index) => {
    const head = index.slice(0, equal.size);
    return (
      head.length === equal.size &&
      head.every((path) => equal.has(path)) &&
      rest.every((path, i) => index[equal.size + i] === path)
    );
  });
};

const isRange = (condition: Condition): boolean =>
  condition !== null && typeof condition === 'object' && Object.keys(condition).some((operator) => operator !== 'in');

/** Throws for a find that would scan the whole collection: a bug, found the first time it runs. */
export const assertCovered = (collection: string, find: Find, indexes: readonly (readonly string[])[]): void => {
  if (!isCovered(find, indexes))
    throw new Error(
      `No declared index of ${collection} covers ${JSON.stringify({ where: find.where, sort: find.sort })}.`,
    );
};
