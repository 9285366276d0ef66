import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { fileNameOf, PICTURE, README, readme } from './texts.js';

const BOM = '\uFEFF';
/** Spreadsheets calculate cells that begin like a formula, also in full width; an apostrophe makes them text. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

/** The zip: each table as JSON and as CSV, the picture, and a page that says what is what. */
export const archiveOf = (
  tables: readonly PersonalTable[],
  picture: Uint8Array | undefined,
  at: string,
): Uint8Array => {
  const counts = tables.map(({ name, rows }) => [name, rows.length] as const);
  const files: Zippable = { [README]: strToU8(BOM + readme(counts, picture !== undefined, at)) };
  for (const { name, rows } of tables) {
    files[`${fileNameOf(name)}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
    files[`${fileNameOf(name)}.csv`] = strToU8(csvOf(rows));
  }
  if (picture) files[PICTURE] = [picture, { level: 0 }];
  return zipSync(files, { mtime: at });
};

/** As a Turkish spreadsheet opens it: a mark for UTF-8, semicolons, a comma in numbers; and nothing in it is calculated. */
export const csvOf = (rows: PersonalTable['rows']): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return BOM + lines.map((line) => `${line.map(cellOf).join(';')}\r\n`).join('');
};

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = LIKE_A_FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
