/**
 * Spreadsheets calculate cells that begin like a formula, also after blanks and in full width (OWASP, CSV injection). Such a cell is
 * written with an apostrophe before it, which spreadsheets show as text. A cell that begins with such an apostrophe gets another one:
 * `asTyped` takes one away, so that an exported list is imported as it was.
 */
const LIKE_A_FORMULA = /^'*\s*[=+\-@|%\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

export const neutral = (cell: string): string => (LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell);

export const asTyped = (cell: string): string =>
  cell.startsWith("'") && LIKE_A_FORMULA.test(cell) ? cell.slice(1) : cell;

/** Tells spreadsheets that a file is UTF-8. */
export const BOM = '\uFEFF';

export type Cell = string | number | null | undefined;

/** Lines of RFC 4180, by default as a Turkish spreadsheet opens them: semicolons, and a comma in numbers. */
export const csvLines = (
  rows: readonly (readonly Cell[])[],
  { delimiter = ';', end = '\r\n', quoted = false } = {},
): string => {
  const cellOf = (cell: Cell): string => {
    const text = typeof cell === 'number' ? String(cell).replace('.', ',') : neutral(cell ?? '');
    return quoted || text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => row.map(cellOf).join(delimiter) + end).join('');
};
