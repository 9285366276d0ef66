import { Refusal } from '@carsi/kernel/refusal';
import type { Access } from '@carsi/platform/hosting/access';
import { hashIn } from '@carsi/contracts/common/pictures';
import { dropPicture } from '@carsi/platform/pictures/take-picture';
import type { Clock, Collection, Collections, Files, CallContext } from '@carsi/platform/platform';

interface Upload {
  readonly ownerId: string;
  readonly at: string;
  /** Shown by a company now or earlier: an old version may be restored. */
  readonly attached: boolean;
  /** Its files are being deleted: no company can use it any more. */
  readonly going?: boolean;
}

const DAY_MS = 86_400_000;
const AT_ONCE = 200;

/**
 * Pictures uploaded for a company, by the hash in their address. An unused one is deleted after a day, or with the person. It is
 * marked as attached before the company refers to it, so that no picture in use is deleted; one marked by a refused form stays.
 */
export class Uploads {
  private constructor(
    private readonly rows: Collection<Upload>,
    private readonly files: Files,
    private readonly clock: Clock,
    private readonly access: Access,
  ) {}

  static async open(collections: Collections, files: Files, clock: Clock, access: Access): Promise<Uploads> {
    const indexes = [
      ['attached', 'at'],
      ['ownerId', 'attached'],
    ];
    return new Uploads(await collections.open<Upload>('uploads', { source: true, indexes }), files, clock, access);
  }

  async keepUpload({ address }: { address: string }, context: CallContext): Promise<{ kept: true }> {
    const { id: ownerId } = this.access.requirePerson(context);
    if (typeof address !== 'string') throw new Refusal('BAD_REQUEST');
    const hash = hashIn(address);
    if (hash === undefined) return { kept: true };
    const stored = (await this.rows.load([hash])).get(hash) ?? { id: hash, v: 0, marks: {} };
    const before = 'row' in stored ? (stored.row as Upload | undefined) : undefined;
    if (before?.attached) return { kept: true };
    await this.rows.write([{ ...stored, row: { ownerId, at: this.clock.now().toISOString(), attached: false } }]);
    return { kept: true };
  }

  async attach(addresses: readonly (string | null)[]): Promise<void> {
    const hashes = addresses.flatMap((address) => (address === null ? [] : (hashIn(address) ?? [])));
    if (hashes.length === 0) return;
    const loose = [...(await this.rows.load(hashes)).values()].filter(isLoose);
    for (let left = loose; left.length > 0;) {
      const moved = await this.rows.write(
        left.map((stored) => ({ ...stored, row: { ...stored.row!, attached: true } })),
      );
      const again = await this.rows.load(moved);
      left = [...again.values()].filter(isLoose);
    }
  }

  /** Deletes what was unused for a day. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - DAY_MS).toISOString();
    const old = await this.rows.find({ where: { attached: false, at: { lt: before } }, limit: AT_ONCE });
    await this.#drop(old.map(({ id }) => id));
  }

  async erase(ownerId: string): Promise<void> {
    const own = await this.rows.find({ where: { ownerId, attached: false } });
    await this.#drop(own.map(({ id }) => id));
  }

  /** Marked first, and only if still unused; its row is deleted last, so that an interrupted run is repeated. */
  async #drop(hashes: readonly string[]): Promise<void> {
    for (const stored of (await this.rows.load(hashes)).values()) {
      const { row, v } = stored;
      if (row?.attached !== false) continue;
      if (!row.going && (await this.rows.write([{ ...stored, row: { ...row, going: true } }])).length > 0) continue;
      await dropPicture(this.files, stored.id);
      await this.rows.write([{ ...stored, v: row.going ? v : v + 1, row: undefined }]);
    }
  }
}

const isLoose = ({ row }: { readonly row: Upload | undefined }): boolean => row?.attached === false && !row.going;
