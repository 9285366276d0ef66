import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { formats, type FormatName } from '@carsi/directory/export/formats';
import { categoryTexts, valuesOf } from '@carsi/directory/export/values-of';
import { keyOf } from '@carsi/contracts/pictures';
import type { Files } from '@carsi/platform/platform';
import type { Output } from '../control/output.js';
import type { Command, CommandContext } from './command.js';

const PAGE = 500;

/** `export --format csv|ndjson|geojson [--out file]`: every public company in the columns that an import reads. */
export const exportList: Command = async (args, cwd, context, output) => {
  const { values } = parseArgs({
    args: [...args],
    options: { format: { type: 'string', default: 'csv' }, out: { type: 'string' } },
  });
  if (!Object.hasOwn(formats, values.format)) {
    output.line(`Kullanım: npm run export -- --format ${Object.keys(formats).join('|')} [--out <dosya>]`);
    return 2;
  }
  const format = values.format as FormatName;
  if (values.out === undefined) {
    await write(format, context, undefined, output, (text) => said(output, text));
    return 0;
  }
  const path = resolve(cwd, values.out);
  const file = createWriteStream(`${path}.part`, { mode: 0o600 });
  const pictures = new PictureFolder(path, context.files);
  const rows = await write(format, context, pictures, output, (text) => written(file, text));
  file.end();
  await finished(file);
  // Whole or absent, as a list that breaks off would take companies for missing.
  await rename(`${path}.part`, path);
  output.line(
    `${rows} firma yazıldı: ${path}${pictures.count > 0 ? ` (${pictures.count} görsel ${pictures.folder})` : ''}`,
  );
  return 0;
};

const write = async (
  name: FormatName,
  { operator: { directory, context } }: CommandContext,
  pictures: PictureFolder | undefined,
  output: Output,
  put: (text: string) => Promise<void>,
): Promise<number> => {
  const format = formats[name];
  const categories = categoryTexts(await directory.categories({}, context()));
  let done = 0;
  let total = 0;
  await put(format.begin);
  for (let after: string | null = null, more = true; more;) {
    const page: Awaited<ReturnType<typeof directory.exportCompanies>> = await directory.exportCompanies(
      { after, limit: PAGE },
      context(),
    );
    if (after === null) total = page.total;
    const wanted: string[] = [];
    const rows = page.rows.map((row) =>
      valuesOf(row, categories, (hash, address) => {
        wanted.push(hash);
        return pictures?.nameOf(hash) ?? address;
      }),
    );
    for (const hash of wanted) await pictures?.keep(hash);
    if (rows.length > 0) await put(format.rows(rows, done === 0));
    done += rows.length;
    if (pictures) output.progress('Dışa aktarılıyor', Math.min(done, total), total);
    after = page.next;
    more = after !== null;
  }
  await put(format.end);
  return done;
};

const written = (file: WriteStream, text: string): Promise<void> =>
  new Promise((resolve, reject) => file.write(text, (error) => (error ? reject(error) : resolve())));

/** A line ends its text itself. */
const said = async (output: Output, text: string): Promise<void> => {
  if (text === '') return;
  output.line(text.replace(/\n$/, ''));
  await output.drained?.();
};

/** Pictures lie beside the list, under the names that it has for them. */
class PictureFolder {
  readonly #kept = new Set<string>();
  readonly folder: string;
  readonly #name: string;

  constructor(
    list: string,
    private readonly files: Files,
  ) {
    this.#name = `${basename(list, extname(list))}-files`;
    this.folder = join(dirname(list), this.#name);
  }

  get count(): number {
    return this.#kept.size;
  }

  nameOf(hash: string): string {
    return `${this.#name}/${hash}.webp`;
  }

  async keep(hash: string): Promise<void> {
    if (this.#kept.has(hash)) return;
    const file = await this.files.get(keyOf(hash, undefined, 'webp'));
    if (!file) return;
    if (this.#kept.size === 0) await mkdir(this.folder, { recursive: true });
    this.#kept.add(hash);
    await writeFile(join(this.folder, `${hash}.webp`), file.bytes);
  }
}
