import type { FileRow } from './file-row.js';
import type { Line } from './lines.js';
import { featureRow } from '../osm/feature.js';
import { reason } from '../reasons.js';

/** An object in each line: a row by column names, or a GeoJSON feature. */
export const ndjsonRows = async function* (source: AsyncIterable<readonly Line[]>): AsyncGenerator<readonly FileRow[]> {
  let row = 0;
  for await (const lines of source) {
    const rows: FileRow[] = [];
    for (const { line, text, tooLong, unended } of lines) {
      if (!tooLong && text.trim() === '') continue;
      row += 1;
      const value = tooLong ? undefined : objectOf(text);
      if (value) {
        const own = value['type'] === 'Feature' ? featureRow(value) : { values: value };
        rows.push({ row, line, ...own, ...(/[\0\uFFFD]/.test(text) && { problem: reason('ROW_BROKEN_TEXT') }) });
        continue;
      }
      const why = tooLong ? 'ROW_TOO_LONG' : unended ? 'ROW_CUT_OFF' : 'ROW_UNREADABLE';
      rows.push({ row, line, values: {}, problem: reason(why) });
    }
    yield rows;
  }
};

export const objectOf = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};
