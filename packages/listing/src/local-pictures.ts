import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, resolve, sep } from 'node:path';
import type { OfferingBody } from '@carsi/contracts/directory/company-profile';
import type { ImportRow } from '@carsi/contracts/directory/company-lists';
import { Refusal } from '@carsi/kernel/refusal';
import { LruMap } from '@carsi/platform/events/lru-map';
import type { Files } from '@carsi/platform/platform';
import { hashIn, keyOf } from '@carsi/contracts/common/pictures';
import { pictureRefusals } from '@carsi/platform/pictures/refusals';
import { takePicture } from '@carsi/platform/pictures/take-picture';
import { Bad, bad, reason, type Reason } from './reasons.js';

const MOST_BYTES = 5 * 1024 * 1024;

/**
 * Pictures that a list names: files in its own folder or below, or addresses that an export of ours wrote. Nothing is fetched, and no
 * path or link leads out of the folder. A picture that cannot be taken costs its row nothing but the picture.
 */
export class LocalPictures {
  /** Branches of a chain share a logo and a batch: the second awaits the first one's upload. */
  readonly #uploads = new LruMap<string, Promise<string>>(10_000);
  #folder: Promise<string> | undefined;

  constructor(
    private readonly list: string,
    private readonly files: Files,
  ) {}

  async into(row: ImportRow): Promise<{ readonly row: ImportRow; readonly warnings: readonly Reason[] }> {
    const { logoUrl, coverImageUrl, images } = row.profile;
    const withPicture = row.offerings.some(({ imageUrl }) => imageUrl !== null);
    if (logoUrl === null && coverImageUrl === null && images.length === 0 && !withPicture) return { row, warnings: [] };
    const warnings: Reason[] = [];
    const take = async (path: string | null): Promise<string | null> => {
      try {
        return path === null ? null : await this.#address(path);
      } catch (error) {
        if (!(error instanceof Bad)) throw error;
        warnings.push(error.reason);
        return null;
      }
    };
    const gallery: string[] = [];
    for (const image of images) {
      const address = await take(image);
      if (address !== null) gallery.push(address);
    }
    const offerings: OfferingBody[] = [];
    for (const offering of row.offerings) offerings.push({ ...offering, imageUrl: await take(offering.imageUrl) });
    const pictures = { logoUrl: await take(logoUrl), coverImageUrl: await take(coverImageUrl), images: gallery };
    return { row: { ...row, offerings, profile: { ...row.profile, ...pictures } }, warnings };
  }

  async #address(path: string): Promise<string> {
    const hash = hashIn(path);
    if (hash !== undefined)
      return (await this.files.get(keyOf(hash, undefined, 'webp'))) ? path : bad('PICTURE_ABSENT', path);
    const file = await this.#inside(path);
    const known = this.#uploads.get(file);
    if (known !== undefined) return known;
    const uploaded = this.#take(path, file);
    this.#uploads.set(file, uploaded);
    uploaded.catch(() => this.#uploads.delete(file));
    return uploaded;
  }

  async #take(path: string, file: string): Promise<string> {
    try {
      const { size } = await stat(file);
      if (size > MOST_BYTES) throw new Refusal('PICTURE_TOO_LARGE');
      return (await takePicture(this.files, await readFile(file))).address;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message } = pictureRefusals[error.code as keyof typeof pictureRefusals];
      throw new Bad({ ...reason('PICTURE_REFUSED', path, message), code: error.code });
    }
  }

  /** The real path, once every link is followed. */
  async #inside(path: string): Promise<string> {
    const isElsewhere = isAbsolute(path) || /^[a-z][a-z0-9+.-]*:|\\|\0|(^|\/)\.\.(\/|$)/i.test(path);
    if (isElsewhere) return bad('PICTURE_OUTSIDE', path);
    const folder = await (this.#folder ??= realpath(dirname(this.list)));
    const real = await realpath(resolve(folder, path)).catch(() => bad('PICTURE_ABSENT', path));
    if (!real.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return bad('PICTURE_OUTSIDE', path);
    return (await stat(real)).isFile() ? real : bad('PICTURE_ABSENT', path);
  }
}
