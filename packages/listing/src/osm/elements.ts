import { UnreadableFile, type FileRow } from '../files/file-row.js';
import { LONGEST } from '../files/lines.js';
import { objectOf } from '../files/ndjson.js';
import { reason } from '../reasons.js';

const OPENS = /"(?:elements|features)"\s*:\s*\[/;
const HEAD = 1024 * 1024;

/** Where a JSON document holds a list of Overpass elements or GeoJSON features, by its beginning. */
export const collectionIn = (head: string): 'elements' | 'features' | undefined => {
  if (/"type"\s*:\s*"FeatureCollection"/.test(head) || /"features"\s*:\s*\[/.test(head)) return 'features';
  return /"elements"\s*:\s*\[/.test(head) ? 'elements' : undefined;
};

/**
 * Cuts the objects out of the list, however the document is laid out: in memory is one object, and of one that is longer than any
 * business nothing. Each is a row; a document that ends in its middle says so in its last one.
 */
export const elementRows = async function* (
  chunks: AsyncIterable<string>,
  rowOf: (element: Readonly<Record<string, unknown>>) => Pick<FileRow, 'values' | 'skipped'>,
): AsyncGenerator<readonly FileRow[]> {
  let text = '';
  let at = -1;
  let line = 1;
  let row = 0;
  let [begun, begunLine, depth] = [-1, 0, 0];
  let [quoted, escaped, dropping, done] = [false, false, false, false];
  const found = (element: string): FileRow => {
    row += 1;
    const value = dropping ? undefined : objectOf(element);
    if (value) return { row, line: begunLine, ...rowOf(value) };
    return { row, line: begunLine, values: {}, problem: reason(dropping ? 'ROW_TOO_LONG' : 'ROW_UNREADABLE') };
  };
  for await (const chunk of chunks) {
    text += chunk;
    if (at < 0) {
      const opens = OPENS.exec(text);
      if (!opens && text.length > HEAD) throw new UnreadableFile('JSON içinde elements ya da features listesi yok.');
      if (!opens) continue;
      at = opens.index + opens[0].length;
      line += text.slice(0, at).split('\n').length - 1;
    }
    const rows: FileRow[] = [];
    for (; at < text.length && !done; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 10) line += 1;
      if (escaped) escaped = false;
      else if (quoted) {
        if (code === 92) escaped = true;
        else if (code === 34) quoted = false;
      } else if (code === 34) quoted = true;
      else if (code === 123 || code === 91) {
        if (depth === 0) [begun, begunLine] = [at, line];
        depth += 1;
      } else if (code === 125 || code === 93) {
        if (depth === 0) done = true;
        depth -= 1;
        if (depth === 0) {
          rows.push(found(text.slice(begun, at + 1)));
          [begun, dropping] = [-1, false];
        }
      }
    }
    if (begun >= 0 && at - begun > LONGEST) dropping = true;
    text = begun < 0 || dropping ? '' : text.slice(begun);
    at = text.length;
    begun = depth > 0 ? 0 : -1;
    if (rows.length > 0) yield rows;
    if (done) return;
  }
  if (at < 0) throw new UnreadableFile('JSON içinde elements ya da features listesi yok.');
  if (!done) yield [{ row: row + 1, line, values: {}, problem: reason('ROW_CUT_OFF') }];
};
