import type { CategoryView } from '@carsi/contracts/directory/category';
import { fold } from '@carsi/turkish/fold';
import { parse } from 'csv-parse/sync';
import { namesOf } from './category-table.js';
import { delimiterOf } from './files/csv.js';
import { UnreadableFile } from './files/file-row.js';
import { inspect } from './files/inspect.js';
import { textOf } from './files/text-of.js';

/**
 * The operator's own mapping: a CSV of the source's name and the name, slug or id of a category, with or without a header. A category
 * that does not exist is refused before a row is read.
 */
export const overridesIn = async (
  path: string | undefined,
  categories: readonly CategoryView[],
): Promise<ReadonlyMap<string, string>> => {
  if (path === undefined) return new Map();
  const { encoding } = await inspect(path);
  let text = '';
  for await (const chunk of textOf(path, encoding)) text += chunk;
  const names = namesOf(categories);
  const rows = read(text).filter(([from = '', to = '']) => from.trim() !== '' && to.trim() !== '');
  const found = rows.map(([from = '', to = '']) => ({
    from: from.trim(),
    to: to.trim(),
    id: names.get(fold(to.trim())),
  }));
  const unknown = found.filter(({ id }, line) => id === undefined && line > 0).map(({ to }) => to);
  if (unknown.length > 0)
    throw new UnreadableFile(`Eşleme dosyasında bilinmeyen kategori: ${[...new Set(unknown)].join(', ')}.`);
  return new Map(found.flatMap(({ from, id }) => (id === undefined ? [] : [[from, id]])));
};

const read = (text: string): readonly (readonly string[])[] => {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1);
  try {
    return parse(text, { delimiter: delimiterOf(first), relax_column_count: true, skip_empty_lines: true });
  } catch {
    throw new UnreadableFile('Eşleme dosyası okunamadı; iki sütunlu bir CSV bekleniyor.');
  }
};
