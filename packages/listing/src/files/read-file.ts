import { csvRows, columnsOf, delimiterOf } from './csv.js';
import { UnreadableFile, type FileHead, type FileRow } from './file-row.js';
import { HEAD_BYTES, type Inspected } from './inspect.js';
import { linesOf, type Line } from './lines.js';
import { ndjsonRows, objectOf } from './ndjson.js';
import { collectionIn, elementRows } from '../osm/elements.js';
import { elementRow, featureRow } from '../osm/feature.js';
import { textOf } from './text-of.js';

export interface OpenedFile {
  readonly head: FileHead;
  /** How many bytes were read so far. */
  read(): number;
  rows(): AsyncGenerator<readonly FileRow[]>;
}

/**
 * Says what the file is, by what is in it and not by its name: CSV with a header, an object in each line, or the JSON of Overpass
 * and GeoJSON. One that is empty or lacks the columns `name` and `category` is refused here, before a row is read.
 */
export const openFile = async (path: string, { encoding, head, bytes }: Inspected): Promise<OpenedFile> => {
  const begins = head.trimStart();
  if (begins === '') throw new UnreadableFile('Dosya boş.');
  if (begins.startsWith('['))
    throw new UnreadableFile(
      'JSON dizisi okunmaz; her satırda bir nesne (NDJSON), GeoJSON, Overpass ya da CSV bekleniyor.',
    );
  let done = 0;
  const text = (): AsyncGenerator<string> => {
    done = 0;
    return textOf(path, encoding, (more) => (done += more));
  };
  const opened = (format: FileHead['format'], columns: FileHead['columns'], rows: OpenedFile['rows']): OpenedFile => ({
    head: { format, encoding, columns },
    rows,
    read: () => done,
  });
  if (!begins.startsWith('{')) {
    const { columns, delimiter, line } = await headerOf(text());
    return opened('CSV', columns, () => csvRows(linesAfter(line, text()), columns, delimiter));
  }
  const [first = ''] = begins.split(/\r\n|\n|\r/, 1);
  const alone = objectOf(first);
  const list = alone && !alone['elements'] && !alone['features'] ? undefined : collectionIn(begins);
  if (list === 'features') return opened('GeoJSON', undefined, () => elementRows(text(), featureRow));
  if (list === 'elements') return opened('OpenStreetMap', undefined, () => elementRows(text(), elementRow));
  const isComplete = first.length < begins.length || bytes <= HEAD_BYTES;
  if (!alone && isComplete) throw new UnreadableFile('İlk satır geçerli bir JSON nesnesi değil.');
  return opened('NDJSON', undefined, () => ndjsonRows(linesOf(text())));
};

/** The first line that says something, but for Excel's `sep=;`. */
const headerOf = async (
  text: AsyncIterable<string>,
): Promise<{ readonly columns: readonly string[]; readonly delimiter: string; readonly line: number }> => {
  let encoding: string | undefined;
  for await (const lines of linesOf(text))
    for (const { line, text: header } of lines) {
      if (header.trim() === '') continue;
      if (encoding === undefined && /^sep=.$/i.test(header.trim())) {
        encoding = delimiterOf(header);
        continue;
      }
      const delimiter = encoding ?? delimiterOf(header);
      return { columns: columnsOf(header, delimiter), delimiter, line };
    }
  throw new UnreadableFile('Dosya boş.');
};

const linesAfter = async function* (line: number, text: AsyncIterable<string>): AsyncGenerator<readonly Line[]> {
  for await (const lines of linesOf(text)) {
    const after = lines[0]!.line > line ? lines : lines.filter((one) => one.line > line);
    if (after.length > 0) yield after;
  }
};
