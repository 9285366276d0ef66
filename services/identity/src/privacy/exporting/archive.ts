import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import { BOM, csvLines, type Cell } from '@carsi/platform/text/csv';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { fileNameOf, PICTURE, README, readme } from './texts.js';

/** The zip: each table as JSON and as CSV, the picture, and a page that explains the files. */
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

export const csvOf = (rows: PersonalTable['rows']): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return BOM + csvLines([columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))]);
};

const cellOf = (value: unknown): Cell =>
  value === null || value === undefined || typeof value === 'number' || typeof value === 'string'
    ? value
    : JSON.stringify(value);
