import type { Condition, Find } from '../../platform.js';

/**
 * Finds as MongoDB queries. Every index begins with `gone` and ends with `_id`: tombstones are never scanned, and equal rows have
 * one order on every page. Its direction is that of the last path, so that the index serves both directions.
 */
const pathOf = (path: string): string => (path === 'id' ? '_id' : `row.${path}`);

export const indexOf = (paths: readonly string[]): Record<string, 1> =>
  Object.fromEntries([['gone', 1], ...paths.map((path) => [pathOf(path), 1]), ['_id', 1]]) as Record<string, 1>;

export const filterOf = (where: Find['where'] = {}): Record<string, unknown> =>
  Object.fromEntries([
    ['gone', false],
    ...Object.entries(where).map(([path, condition]) => [pathOf(path), conditionOf(condition)]),
  ]) as Record<string, unknown>;

export const sortOf = (sort: Find['sort'] = []): Record<string, 1 | -1> => {
  const orders = sort.map(([path, direction]) => [pathOf(path), direction === 'asc' ? 1 : -1] as const);
  const last = orders.at(-1)?.[1] ?? 1;
  return Object.fromEntries(orders.some(([path]) => path === '_id') ? orders : [...orders, ['_id', last] as const]);
};

const conditionOf = (condition: Condition): unknown => {
  // In both profiles null matches null and missing values.
  if (condition === null || typeof condition !== 'object') return { $eq: condition };
  return Object.fromEntries(Object.entries(condition).map(([operator, value]) => [`$${operator}`, value]));
};
