import { parse } from 'csv-parse/sync';
import { asTyped } from '@carsi/platform/text/csv';
import { columnNames } from '../columns.js';
import { UnreadableFile, type FileRow } from './file-row.js';
import { LONGEST, type Line } from './lines.js';
import { Lookahead } from './lookahead.js';
import { quoteAfter, type Quote } from './quotes.js';
import { reason, type Reason } from '../reasons.js';

/** A cell of more lines than this is an unclosed quotation mark. */
const MOST_LINES = 500;
const required = [['name'], ['category', 'category_id']] as const;

/** The separator of a header line: what it has most of, or what Excel's `sep=` line says. */
export const delimiterOf = (header: string): string => {
  const declared = /^sep=(.)$/i.exec(header.trim());
  if (declared) return declared[1]!;
  const counted = [',', ';', '\t'].map((delimiter) => header.split(delimiter).length);
  return [',', ';', '\t'][counted.indexOf(Math.max(...counted))]!;
};

export const columnsOf = (header: string, delimiter: string): readonly string[] => {
  const names = columnNames(cellsOf(header, delimiter));
  const missing = required.filter((either) => !either.some((name) => names.includes(name))).map(([name]) => name);
  if (missing.length > 0) throw new UnreadableFile(`Sütun başlıkları eksik: ${missing.join(', ')}.`);
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) < index);
  if (twice.length > 0) throw new UnreadableFile(`Sütun başlığı iki kez: ${[...new Set(twice)].join(', ')}.`);
  return names;
};

/**
 * Rows of a CSV. csv-parse splits a record into cells; which lines belong to a record is found here, because a forgotten quotation
 * mark must cost its own line and not all that follow, and a broken line must be reported by its number.
 */
export const csvRows = async function* (
  source: AsyncIterable<readonly Line[]>,
  columns: readonly string[],
  delimiter: string,
): AsyncGenerator<readonly FileRow[]> {
  const lines = new Lookahead(source);
  let row = 0;
  let narrowest = columns.length;
  for (let first = await lines.take(); first; first = await lines.take()) {
    const rows: FileRow[] = [];
    for (let line: Line | undefined = first; line; line = lines.takeNow()) {
      const { cells, problem } = await recordAt(line, lines, columns, delimiter);
      if (problem === undefined && cells.every((cell) => cell.trim() === '')) continue;
      row += 1;
      const cut = problem === undefined && line.unended && cells.length < narrowest;
      const why = problem ?? (cut ? reason('ROW_CUT_OFF') : undefined);
      narrowest = Math.min(narrowest, cells.length);
      rows.push({ row, line: line.line, values: valuesOf(columns, cells), ...(why && { problem: why }) });
    }
    if (rows.length > 0) yield rows;
  }
};

const recordAt = async (
  line: Line,
  lines: Lookahead,
  columns: readonly string[],
  delimiter: string,
): Promise<{ readonly cells: readonly string[]; readonly problem?: Reason }> => {
  if (line.tooLong) return { cells: [], problem: reason('ROW_TOO_LONG') };
  if (quoteAfter(line.text, false, delimiter) !== 'open')
    return judged(cellsOf(line.text, delimiter), columns, line.text);
  const alone = line.text.split(delimiter);
  let text = line.text;
  let quote: Quote = 'open';
  let more = 0;
  while (quote === 'open' && more < MOST_LINES && text.length < LONGEST) {
    const next = await lines.peek(more);
    if (!next || next.tooLong) break;
    text += `\n${next.text}`;
    quote = quoteAfter(next.text, true, delimiter);
    more += 1;
  }
  const cells = quote === 'closed' ? cellsOf(text, delimiter) : alone;
  if (quote === 'closed' && !isTooWide(cells, columns)) {
    lines.drop(more);
    return judged(cells, columns, text);
  }
  const last = (await lines.peek(0)) === undefined;
  return { cells: alone, problem: reason(last ? 'ROW_CUT_OFF' : 'ROW_QUOTE_OPEN') };
};

const judged = (cells: readonly string[], columns: readonly string[], text: string) => {
  // A cell behind the last column says that a separator is not quoted: then every cell may be in the wrong column.
  if (isTooWide(cells, columns)) return { cells, problem: reason('ROW_TOO_WIDE') };
  return /[\0\uFFFD]/.test(text) ? { cells, problem: reason('ROW_BROKEN_TEXT') } : { cells };
};

const isTooWide = (cells: readonly string[], columns: readonly string[]): boolean =>
  cells.slice(columns.length).some((cell) => cell.trim() !== '');

/** Most lines have no quotation mark, and splitting those needs no parser. */
const cellsOf = (text: string, delimiter: string): readonly string[] =>
  text.includes('"')
    ? ((parse(text, {
        delimiter,
        trim: true,
        relax_quotes: true,
        relax_column_count: true,
        record_delimiter: '\0',
      })[0] as string[] | undefined) ?? [])
    : text.split(delimiter);

const valuesOf = (columns: readonly string[], cells: readonly string[]): FileRow['values'] => {
  const values: [string, string][] = [];
  for (const [index, column] of columns.entries()) {
    const value = asTyped((cells[index] ?? '').trim());
    if (column !== '' && value !== '') values.push([column, value]);
  }
  return Object.fromEntries(values);
};
