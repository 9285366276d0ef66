import type { DirectoryCalls } from '@carsi/contracts/directory/calls';
import type { ImportRow } from '@carsi/contracts/directory/company-lists';
import type { Served } from '@carsi/platform/hosting/client';
import { Refused, ServiceUnavailable, type CallContext } from '@carsi/platform/platform';
import { detached, phoneOf } from './phone.js';
import type { CategoryNames } from './category-names.js';
import { KnownCompanies } from './duplicates.js';
import type { FileRow } from './files/file-row.js';
import { importedId } from './imported-id.js';
import type { LocalPictures } from './local-pictures.js';
import { reason, type Reason } from './reasons.js';
import { readRow } from './read-row.js';
import type { Reject, Rejects } from './files/rejects.js';

export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Accepted with a warning in the file of rejects. */
  warned: number;
  /** Not a business, by what it is instead. */
  skipped: Record<string, number>;
}

/** Stored with the companies after each batch: an interrupted import of the same list resumes there. */
export interface ImportState {
  /** A repeated batch uses the same commandIds: rows are written once and report their first outcome. */
  readonly run: string;
  readonly rows: number;
  readonly counts: ImportCounts;
  readonly rejects: { readonly path: string; readonly bytes: number };
}

interface Parts {
  /** The sentences of the directory's refusals, by code. */
  readonly refusals: Readonly<Record<string, { readonly message: string }>>;
  readonly directory: Served<DirectoryCalls>;
  readonly context: (commandId?: string) => CallContext;
  readonly key: string;
  readonly known: KnownCompanies;
  readonly categories: CategoryNames;
  readonly pictures: LocalPictures;
  readonly rejects: Rejects;
  readonly columns: readonly string[] | undefined;
  readonly year: number;
  /** Reads and judges, and writes nothing but rejects. */
  readonly dryRun: boolean;
}

interface Waiting {
  readonly from: FileRow;
  readonly row: ImportRow;
  readonly warnings: readonly Reason[];
}

const BATCH = 500;
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000];
const SHOWN = 20;

/**
 * Takes rows, in order, and sends those that are good in batches. Rows up to where an earlier run came are judged again, because
 * later ones depend on them, and neither sent nor counted. A crash between a batch and its state repeats that batch, which the
 * commandIds make harmless.
 */
export class ImportList {
  #waiting: Waiting[] = [];
  #rejected: (Reject & { readonly row: number })[] = [];
  #handled = 0;
  #row = 0;
  readonly #ids = new Set<string>();
  /** The first reasons of this run, for the screen. */
  readonly shown: { readonly line: number; readonly sentence: string }[] = [];
  /** The first batch after a crash may have been written before it. */
  #again: boolean;

  constructor(
    private readonly parts: Parts,
    readonly state: ImportState,
    /** The state is that of a run that was cut off. */
    resumed: boolean,
  ) {
    this.#again = resumed;
  }

  async take(row: FileRow): Promise<void> {
    this.#row = row.row;
    const replayed = row.row <= this.state.rows;
    const judged = await this.#judge(row);
    if (replayed) return;
    this.#handled += 1;
    if (row.skipped !== undefined) {
      const { skipped } = this.state.counts;
      skipped[row.skipped] = (skipped[row.skipped] ?? 0) + 1;
    } else if ('reject' in judged) this.#reject(row, judged.reject, judged.other);
    else this.#waiting.push({ from: row, ...judged });
    if (this.#handled >= BATCH) await this.flush();
  }

  /** Everything taken so far is durable when it resolves, and so is how far that was. */
  async flush(): Promise<void> {
    const waiting = this.#waiting;
    const { dryRun, rejects } = this.parts;
    const { counts, run } = this.state;
    this.#waiting = [];
    if (dryRun) counts.created += waiting.length;
    else if (waiting.length > 0) {
      const rows = await Promise.all(waiting.map((one) => this.#withPictures(one)));
      const answers = await this.#send(rows, run);
      this.#again = false;
      for (const [index, { outcome, code }] of answers.entries()) {
        if (outcome === 'refused') this.#reject(waiting[index]!.from, this.#refusal(code));
        else counts[outcome] += 1;
      }
    }
    for (const { from, warnings } of waiting) {
      if (warnings.length > 0) counts.warned += 1;
      for (const warning of warnings) this.#reject(from, warning, undefined, true);
    }
    const rejected = this.#rejected.sort((a, b) => a.row - b.row);
    this.#rejected = [];
    for (const { line, reason: why } of rejected)
      if (this.shown.length < SHOWN) this.shown.push({ line, sentence: detached(why.sentence) });
    rejects.write(rejected);
    if (this.#handled > 0 && !dryRun) await this.#keep();
    this.#handled = 0;
  }

  /** Retries a batch under the same commandIds while the store is unavailable. */
  async #send(rows: readonly ImportRow[], run: string) {
    const { directory, context } = this.parts;
    for (const pause of PAUSES_MS) {
      try {
        return await directory.importCompanies({ rows, ...(this.#again && { again: true }) }, context(run));
      } catch (error) {
        const isUnavailable =
          error instanceof ServiceUnavailable || (error instanceof Refused && error.code === 'TRY_AGAIN');
        if (!isUnavailable) throw error;
        this.#again = true;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return directory.importCompanies({ rows, again: true }, context(run));
  }

  async #keep(): Promise<void> {
    const { directory, context, key, rejects } = this.parts;
    const progress: ImportState = {
      ...this.state,
      rows: this.#row,
      rejects: { path: this.state.rejects.path, bytes: rejects.bytes },
    };
    await directory.keepImportProgress({ key, progress: { ...progress } }, context());
  }

  async #judge(from: FileRow): Promise<Omit<Waiting, 'from'> | { readonly reject: Reason; readonly other?: string }> {
    if (from.problem) return { reject: from.problem };
    if (from.skipped !== undefined) return { reject: reason('ROW_UNREADABLE') };
    const { categories, known, columns, year } = this.parts;
    const read = await categories.reading((categoryId) => readRow(from.values, { categoryId, columns, year }));
    if ('reason' in read) return { reject: read.reason };
    const { row } = read;
    const id = importedId(row.externalId);
    if (this.#ids.has(id)) return { reject: reason('ID_TWICE', row.externalId) };
    const { name, phone, city, district, address, latitude, longitude } = row.profile;
    const keys = { id, name, phone: phone && phoneOf(phone), city, district, address, latitude, longitude };
    const other = known.has(id) ? undefined : known.find(keys);
    if (other) return { reject: reason('COMPANY_DUPLICATE', other.name), other: other.id };
    this.#ids.add(id);
    known.add(keys);
    return read;
  }

  async #withPictures(waiting: Waiting): Promise<ImportRow> {
    const { row, warnings } = await this.parts.pictures.into(waiting.row);
    for (const warning of warnings) this.#reject(waiting.from, warning, undefined, true);
    if (warnings.length > 0 && waiting.warnings.length === 0) this.state.counts.warned += 1;
    return row;
  }

  #reject({ row, line, values }: FileRow, why: Reason, other?: string, warning = false): void {
    if (!warning) this.state.counts.refused += 1;
    this.#rejected.push({
      row,
      line,
      values,
      reason: why,
      ...(other !== undefined && { other }),
      ...(warning && { warning }),
    });
  }

  #refusal(code = ''): Reason {
    return { code, sentence: this.parts.refusals[code]?.message ?? `Reddedildi (${code})` };
  }
}

/** All companies of the directory, requested once. */
export const knownCompanies = async (
  directory: Served<DirectoryCalls>,
  context: () => CallContext,
): Promise<{ readonly known: KnownCompanies; readonly samples: number }> => {
  const known = new KnownCompanies();
  let samples = 0;
  const limit = 2_000;
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof directory.companyKeys>> = await directory.companyKeys(
      { after, limit },
      context(),
    );
    for (const { sample, ...keys } of page) {
      if (sample) samples += 1;
      if (sample || keys.name === '') known.addId(keys.id);
      else known.add(keys);
    }
    if (page.length < limit) return { known, samples };
    after = page.at(-1)!.id;
  }
};
