import { limits } from '../config/site';

/** Rows of a page, unless a list has its own size. */
export const pageSize = 20;

/** The page that an address names by `sayfa`, from 1. */
export const pageIn = (search: URLSearchParams): number => {
  const page = Math.trunc(Number(search.get('sayfa') ?? 1));
  return page >= 1 && page <= limits.pages ? page : 1;
};

/** How many pages of `size` a list of `total` has; an empty one has one. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** Merges the first pages of a list; a row that moved between pages meanwhile appears once. */
export const mergePages = <Row extends { id: string }>(
  parts: readonly { readonly rows: readonly Row[]; readonly total: number }[],
): { rows: Row[]; total: number } => {
  const rows = new Map(parts.flatMap((part) => part.rows.map((row) => [row.id, row])));
  return { rows: [...rows.values()], total: parts.at(-1)?.total ?? 0 };
};
