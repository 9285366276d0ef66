import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
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

const SAMPLE_BYTES = 64 * 1024;
const LONGEST_ROW = 1024 * 1024;

/**
 * Reads CSV (comma or semicolon, header row) or NDJSON row by row, whatever its size. The beginning is looked at first: text that
 * is not UTF-8, a table without the columns `external_id` and `name`, and an empty file are refused with a sentence.
 */
export const readFile = async function* (path: string): AsyncGenerator<FileRow> {
  const head = await beginning(path);
  const text = decode(head);
  const first = text.split(/\r?\n/, 1)[0]!.trim();
  if (first === '') throw new UnreadableFile('Dosya boş ya da ilk satırı boş.');
  yield* first.startsWith('{') ? ndjson(path) : csv(path, delimiterOf(first));
};

const beginning = async (path: string): Promise<Buffer> => {
  let file;
  try {
    file = await open(path);
  } catch {
    throw new UnreadableFile(`${path} okunamıyor.`);
  }
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const decode = (head: Buffer): string => {
  // The sample may cut a letter in two: the last three bytes decide nothing.
  const whole = head.length < SAMPLE_BYTES ? head : head.subarray(0, head.length - 3);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(whole, {
      stream: head.length === SAMPLE_BYTES,
    });
  } catch {
    throw new UnreadableFile('Dosya UTF-8 değil. UTF-8 olarak kaydedip yeniden deneyin.');
  }
};

const delimiterOf = (header: string): ',' | ';' =>
  (header.match(/;/g) ?? []).length > (header.match(/,/g) ?? []).length ? ';' : ',';

const csv = async function* (path: string, delimiter: ',' | ';'): AsyncGenerator<FileRow> {
  let columns: readonly string[] = [];
  const parser = createReadStream(path).pipe(
    parse({
      delimiter,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      columns: (header: string[]) => {
        columns = header.map((name) => name.trim().toLowerCase());
        const missing = ['external_id', 'name'].filter((name) => !columns.includes(name));
        if (missing.length > 0) throw new UnreadableFile(`Sütun başlıkları eksik: ${missing.join(', ')}.`);
        return [...columns];
      },
    }),
  );
  let row = 0;
  try {
    for await (const values of parser as AsyncIterable<Record<string, string>>) {
      row += 1;
      yield { row, values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) };
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const reason = (error as { code?: string }).code ?? String(error);
    throw new UnreadableFile(`CSV ${row + 1}. satırdan sonra okunamıyor (${reason}). Önceki satırlar alındı.`);
  }
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
