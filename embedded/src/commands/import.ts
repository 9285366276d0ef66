import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { statSync } from 'node:fs';
import { readFile, UnreadableFile } from '@carsi/directory/import/read-file';
import { readRow, type ReadRow } from '@carsi/directory/import/read-row';
import { refusals } from '@carsi/directory/refusals';
import type { ImportRow } from '@carsi/contracts/directory';
import { Refused } from '@carsi/platform/platform';
import { fold } from '@carsi/turkish/fold';
import { slug } from '@carsi/turkish/slug';
import type { Operator } from '../operator.js';
import type { Command } from './command.js';

const BATCH = 200;
const SHOWN_REASONS = 20;

/** `import <file> [--dry-run] [--create-categories]`: CSV or NDJSON by external_id; the good rows go in, the others are told. */
export const importList: Command = async (args, cwd, { operator }, output) => {
  const { positionals, values: options } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'create-categories': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined) {
    output.line('Kullanım: npm run import -- <dosya.csv|dosya.ndjson> [--dry-run] [--create-categories]');
    return 2;
  }
  const path = resolve(cwd, file);
  const dryRun = options['dry-run'];
  const names = new Map<string, string>();
  for (const { id, slug: address, name, aliases } of await operator.directory.categories({}, operator.context()))
    for (const text of [id, address, name, ...aliases]) if (!names.has(fold(text))) names.set(fold(text), id);

  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
  const reasons: string[] = [];
  const refuse = (row: number, reason: string): void => {
    counts.refused += 1;
    if (reasons.length < SHOWN_REASONS) reasons.push(`  ${row}. satır: ${reason}`);
  };
  let batch: { row: number; company: ImportRow }[] = [];
  const seen = new Set<string>();
  const flush = async (): Promise<void> => {
    const rows = batch;
    batch = [];
    if (rows.length === 0) return;
    if (dryRun) {
      counts.created += rows.length;
      return;
    }
    const answers = await operator.directory.importCompanies(
      { rows: rows.map(({ company }) => company) },
      operator.context(),
    );
    for (const [index, { outcome, code }] of answers.entries()) {
      if (outcome === 'refused') refuse(rows[index]!.row, sentenceOf(code));
      else counts[outcome] += 1;
    }
  };

  let cutShort = false;
  try {
    const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
    let read = 0;
    for await (const { row, values } of readFile(path)) {
      let result = readRow(values, { categoryId: (text) => names.get(fold(text)), sample: false });
      if ('category' in result && result.category !== undefined && options['create-categories'])
        result = await withCategory(result.category, values, names, dryRun ? undefined : operator);
      if ('reason' in result) refuse(row, result.reason);
      else if (seen.has(result.row.externalId)) refuse(row, `external_id ikinci kez: ${result.row.externalId}`);
      else {
        seen.add(result.row.externalId);
        batch.push({ row, company: result.row });
      }
      read += JSON.stringify(values).length;
      if (batch.length >= BATCH) {
        await flush();
        output.progress(
          'Aktarılıyor',
          Math.min(Math.round(read / 1024), Math.round(size / 1024)),
          Math.round(size / 1024),
        );
      }
    }
    await flush();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await flush();
    output.line(error.message);
    cutShort = true;
    if (counts.created + counts.updated + counts.unchanged + counts.refused === 0) return 1;
  }
  const { created, updated, unchanged, refused } = counts;
  for (const reason of reasons) output.line(reason);
  if (refused > reasons.length) output.line(`  … ve ${refused - reasons.length} satır daha`);
  output.line(
    dryRun
      ? `Deneme: ${created} satır alınır, ${refused} satır alınmaz. Hiçbir şey yazılmadı.`
      : `${created} yeni, ${updated} güncel, ${unchanged} aynı, ${refused} alınmadı.`,
  );
  return cutShort || (refused > 0 && created + updated + unchanged === 0) ? 1 : 0;
};

const sentenceOf = (code = ''): string =>
  (refusals as Readonly<Record<string, { readonly message: string }>>)[code]?.message ?? `Reddedildi (${code})`;

const LONGEST_ID = 60;

/** A category is made for a row that goes in, never for one that stays out for another reason. */
const withCategory = async (
  name: string,
  values: Readonly<Record<string, unknown>>,
  names: Map<string, string>,
  operator: Operator | undefined,
): Promise<ReadRow> => {
  const id = slug(name).slice(0, LONGEST_ID);
  if (id === '') return { reason: `Kategori adı harf içermiyor: ${name}` };
  const known = names.get(fold(id));
  const result = readRow(values, { categoryId: () => known ?? id, sample: false });
  if ('reason' in result) return result;
  if (known === undefined)
    await operator?.directory.addCategory({ id, name, parentId: null }, operator.context()).catch((error: unknown) => {
      // Another import made it meanwhile.
      if (!(error instanceof Refused && error.code === 'CATEGORY_EXISTS')) throw error;
    });
  for (const text of [name, id]) if (!names.has(fold(text))) names.set(fold(text), known ?? id);
  return result;
};
