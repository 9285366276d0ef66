/** How many pages of `size` a list of `total` has; an empty one has one. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
