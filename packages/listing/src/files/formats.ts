import { BOM, csvLines, type Cell } from '@carsi/platform/text/csv';
import { columns } from '../columns.js';
import type { ExportValues } from '../values-of.js';

/** A list in parts: before the rows, some rows, after them. */
export interface Format {
  readonly begin: string;
  rows(rows: readonly ExportValues[], first: boolean): string;
  readonly end: string;
}

/** As a Turkish spreadsheet opens it: a mark for UTF-8, semicolons, a comma in numbers; and nothing in it is calculated. */
const csv: Format = {
  begin: `${BOM}${columns.join(';')}\n`,
  rows: (rows) =>
    csvLines(
      rows.map((row) => columns.map((column) => cellOf(row[column]))),
      { end: '\n' },
    ),
  end: '',
};

const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined || typeof value === 'number') return value;
  if (!Array.isArray(value))
    return typeof value === 'object' ? JSON.stringify(value) : String(value as string | boolean);
  const names = value.map((one: unknown) => plainName(one));
  return names.every((name) => name !== undefined) ? names.join('|') : JSON.stringify(value);
};

/** Values written between bars unchanged: a text, or an offering with a name alone. */
const plainName = (one: unknown): string | undefined => {
  const name =
    typeof one === 'string'
      ? one
      : Object.keys(one as object).length === 1
        ? (one as { name?: string }).name
        : undefined;
  return name === undefined || /\||^[[{]/.test(name) ? undefined : name;
};

const ndjson: Format = {
  begin: '',
  rows: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  end: '',
};

const geojson: Format = {
  begin: '{"type":"FeatureCollection","features":[\n',
  rows: (rows, first) =>
    rows
      .map(({ latitude, longitude, ...properties }, index) => {
        const placed = typeof latitude === 'number' && typeof longitude === 'number';
        const geometry = placed ? { type: 'Point', coordinates: [longitude, latitude] } : null;
        const feature = { type: 'Feature', id: properties.external_id, geometry, properties };
        return `${first && index === 0 ? '' : ',\n'}${JSON.stringify(feature)}`;
      })
      .join(''),
  end: '\n]}\n',
};

export const formats = { csv, ndjson, geojson } as const;
export type FormatName = keyof typeof formats;
