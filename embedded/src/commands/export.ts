import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formats, type FormatName } from '@carsi/listing/files/formats';
import { categoryTexts, valuesOf } from '@carsi/listing/values-of';
import { keyOf } from '@carsi/contracts/common/pictures';
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
    await write(format, context, undefined, output, (text) => writeText(output, text));
    return 0;
  }
  const path = resolve(cwd, values.out);
  const pictures = new PictureFolder(path, context.files);
  try {
    const rows = await exportAll(path, (put) => write(format, context, pictures, output, put));
    output.line(
      `${rows} firma yazıldı: ${path}${pictures.count > 0 ? ` (${pictures.count} görsel ${pictures.folder})` : ''}`,
    );
    return 0;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    output.line(`${path} yazılamadı (${code}).`);
    return 1;
  }
};

/** Complete or absent: a truncated list would look like missing companies. */
const exportAll = async (
  path: string,
  fill: (put: (text: string) => Promise<void>) => Promise<number>,
): Promise<number> => {
  const part = `${path}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    const rows = await fill((text) => file.writeFile(text)).finally(() => file.close());
    await rename(part, path);
    return rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
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

/** A line ends its text itself. */
const writeText = async (output: Output, text: string): Promise<void> => {
  if (text === '') return;
  output.line(text.replace(/\n$/, ''));
  await output.drained?.();
};

/** Pictures lie beside the list, under the names that it has for them. */
class PictureFolder {
  readonly #files = new Set<string>();
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
    return this.#files.size;
  }

  nameOf(hash: string): string {
    return `${this.#name}/${hash}.webp`;
  }

  async keep(hash: string): Promise<void> {
    if (this.#files.has(hash)) return;
    const file = await this.files.get(keyOf(hash, undefined, 'webp'));
    if (!file) return;
    if (this.#files.size === 0) await mkdir(this.folder, { recursive: true });
    this.#files.add(hash);
    await writeFile(join(this.folder, `${hash}.webp`), file.bytes);
  }
}
