import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';

/** One row as the file has it, by lower-cased column; `row` counts data rows from 1. */
export interface FileRow {
  readonly row: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The file is not what it says: told before anything is written. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const HEAD_BYTES = 64 * 1024;
const LONGEST_ROW = 1024 * 1024;
const required = ['external_id', 'name'];

/**
 * Reads CSV (comma or semicolon, header row) or NDJSON row by row, whatever its size. The whole file is looked through first: one
 * that is not UTF-8 text, is empty or lacks the columns `external_id` and `name` is refused with a sentence, before a row is read.
 */
export const readFile = async function* (path: string): AsyncGenerator<FileRow> {
  const first = await firstLine(path);
  if (first === '') throw new UnreadableFile('Dosya boş ya da ilk satırı boş.');
  if (first.startsWith('['))
    throw new UnreadableFile('JSON dizisi okunmaz; her satırda bir nesne (NDJSON) ya da CSV bekleniyor.');
  yield* first.startsWith('{') ? ndjson(path) : csv(path, delimiterOf(first));
};

/** Of a file that is UTF-8 to its end. Damage that shows only behind half of the list would leave half of it imported. */
const firstLine = async (path: string): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = '';
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0')) throw new TypeError('a binary file');
      if (head.length < HEAD_BYTES) head += text;
    }
    decoder.decode();
  } catch (error) {
    throw new UnreadableFile(
      error instanceof TypeError
        ? 'Dosya UTF-8 metin değil. UTF-8 ile CSV ya da NDJSON olarak kaydedip yeniden deneyin.'
        : `${path} okunamıyor.`,
    );
  }
  return head.split(/\r\n|\r|\n/, 1)[0]!.trim();
};

const delimiterOf = (header: string): ',' | ';' =>
  (header.match(/;/g) ?? []).length > (header.match(/,/g) ?? []).length ? ';' : ',';

const csv = async function* (path: string, delimiter: ',' | ';'): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    bom: true,
    ltrim: true,
    // A quotation mark inside of a text (3" pipes, bare JSON) is a letter.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  createReadStream(path)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  let columns: readonly string[] | undefined;
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (!columns) {
        columns = cells.map((name) => name.trim().toLowerCase());
        const missing = required.filter((name) => !columns!.includes(name));
        if (missing.length > 0) throw new UnreadableFile(`Sütun başlıkları eksik: ${missing.join(', ')}.`);
        continue;
      }
      if (cells.every((cell) => cell.trim() === '')) continue;
      row += 1;
      yield { row, values: valuesOf(columns, cells) };
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const reason = (error as { code?: string }).code ?? String(error);
    throw new UnreadableFile(`CSV ${row}. satırdan sonra okunamıyor (${reason}); ondan önceki satırlar okundu.`);
  }
};

/** A cell behind the last column says that a separator is not quoted: then every cell may stand in the wrong column. */
const valuesOf = (columns: readonly string[], cells: readonly string[]): FileRow['values'] => {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) return { $tooLong: true };
  const named = columns.map((column, index) => [column, (cells[index] ?? '').trim()] as const);
  return Object.fromEntries(named.filter(([column, value]) => column !== '' && value !== ''));
};

const ndjson = async function* (path: string): AsyncGenerator<FileRow> {
  let row = 0;
  for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text === '') continue;
    row += 1;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      if (row === 1) throw new UnreadableFile('İlk satır geçerli bir JSON nesnesi değil.');
      yield { row, values: { $unreadable: true } };
      continue;
    }
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    yield { row, values: isObject ? (value as Record<string, unknown>) : { $unreadable: true } };
  }
};
