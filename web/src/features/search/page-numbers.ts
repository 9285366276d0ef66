/** First, last and the neighbours of the current page; null stands for a gap. */
export const pageNumbers = (at: number, last: number): Array<number | null> => {
  const shown = [...new Set([1, at - 1, at, at + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
};
