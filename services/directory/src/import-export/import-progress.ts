import type { Access } from '@carsi/platform/hosting/access';
import type { Collection, Collections, CallContext } from '@carsi/platform/platform';

type Progress = Readonly<Record<string, unknown>>;

/**
 * The progress of an import, stored with the companies: the same list continues from there, from any machine. Written after the rows
 * that it covers, so a crash between the two repeats some rows, which then change nothing.
 */
export class ImportProgress {
  private constructor(
    private readonly rows: Collection<Progress>,
    private readonly access: Access,
  ) {}

  static async open(collections: Collections, access: Access): Promise<ImportProgress> {
    return new ImportProgress(await collections.open<Progress>('imports', { source: true }), access);
  }

  async importProgress({ key }: { key: string }, context: CallContext): Promise<Progress | null> {
    this.access.requireOperator(context);
    return (await this.rows.load([key])).get(key)?.row ?? null;
  }

  async keepImportProgress(
    { key, progress }: { key: string; progress: Progress | null },
    context: CallContext,
  ): Promise<{ kept: boolean }> {
    this.access.requireOperator(context);
    const stored = (await this.rows.load([key])).get(key) ?? { id: key, v: 0, marks: {} };
    if (progress === null && stored.v === 0) return { kept: true };
    const moved = await this.rows.write([{ ...stored, row: progress ?? undefined }]);
    return { kept: moved.length === 0 };
  }
}
