/**
 * Spreadsheets calculate cells that begin like a formula. What we write gets an apostrophe before it, which they show as text, and so
 * does what begins with such an apostrophe already: reading takes one away, and nothing is lost or gained on the way.
 */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

export const neutral = (cell: string): string => (LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell);

export const asTyped = (cell: string): string =>
  cell.startsWith("'") && LIKE_A_FORMULA.test(cell) ? cell.slice(1) : cell;
