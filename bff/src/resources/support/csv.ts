/** Tables run what begins like a formula, also after blanks; a quote before it makes it text (OWASP, CSV injection). */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r|%]/;

const cell = (value: string | null): string => {
  const text = value ?? '';
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** RFC 4180, with a mark that tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: readonly (readonly (string | null)[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
