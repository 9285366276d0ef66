import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Refusal, refuse } from '@carsi/kernel/refusal';
import type { default as SharpModule, Sharp, SharpOptions } from 'sharp';
import type { Files } from '../platform.js';
import { keyOf, LARGEST_WIDTH, pictureAddress, pictureWidths } from '@carsi/contracts/common/pictures';

export interface Picture {
  /** Canonical; the addresses of narrower forms follow from it (contracts/pictures.ts). */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

export interface TakeOptions {
  /** Whose alone it is: the same picture of somebody else is then another one, and this one can be dropped. */
  readonly of?: string;
}

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'gif']);
const WEBP = { quality: 80, effort: 4 } as const;
const AVIF = { quality: 50, effort: 2 } as const;

/**
 * Takes somebody's bytes and stores a picture: checked by what is in them, never by a name; turned as the camera says and freed of
 * everything that is not the picture (place, camera, comments); of an animation the first frame; as WebP and AVIF in several widths.
 * Its name is the hash of what is stored, so the same picture is stored once, and one that comes back from an export stays itself.
 * The canonical form is written last: where it stands, all others do. Refuses PICTURE_….
 */
export const takePicture = (files: Files, bytes: Uint8Array, { of = '' }: TakeOptions = {}): Promise<Picture> =>
  inTurn(() => take(files, bytes, of));

/** As it is named. */
const hashOf = (of: string, canonical: Uint8Array): string =>
  createHash('sha256').update(of).update(canonical).digest('hex').slice(0, 32);

/** Drops a picture if it was taken under this name: another one may be shown elsewhere. */
export const dropPictureOf = async (files: Files, hash: string, of: string): Promise<void> => {
  const canonical = await files.get(keyOf(hash, undefined, 'webp'));
  if (canonical && hashOf(of, canonical.bytes) === hash) await dropPicture(files, hash);
};

/** Every form of a picture that nobody else shows. */
export const dropPicture = async (files: Files, hash: string): Promise<void> => {
  for (const format of ['webp', 'avif'] as const)
    for (const width of [undefined, ...pictureWidths]) await files.delete(keyOf(hash, width, format));
};

const take = async (files: Files, bytes: Uint8Array, of: string): Promise<Picture> => {
  if (bytes.length > MOST_BYTES) refuse('PICTURE_TOO_LARGE');
  const open = await opener();
  const canonical = await canonicalOf(open, bytes);
  const hash = hashOf(of, canonical.bytes);
  const picture = { address: pictureAddress(hash), width: canonical.width, height: canonical.height };
  if (await files.get(keyOf(hash, undefined, 'webp'))) return picture;
  const put = async (width: number | undefined, format: 'webp' | 'avif', image: Sharp): Promise<void> =>
    files.put(keyOf(hash, width, format), await image.toBuffer(), `image/${format}`);
  for (const width of pictureWidths.filter((one) => one < canonical.width)) {
    await put(width, 'webp', open(canonical.bytes).resize({ width }).webp(WEBP));
    await put(width, 'avif', open(canonical.bytes).resize({ width }).avif(AVIF));
  }
  await put(undefined, 'avif', open(canonical.bytes).avif(AVIF));
  await files.put(keyOf(hash, undefined, 'webp'), canonical.bytes, 'image/webp');
  return picture;
};

type Open = (bytes: Uint8Array) => Sharp;

const canonicalOf = async (
  open: Open,
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; width: number; height: number }> => {
  if (bytes.length === 0) refuse('PICTURE_FORMAT');
  const { width, height, format, compression } = await open(bytes)
    .metadata()
    .catch((error: unknown) =>
      refuse(/pixel limit/.test(String(error)) ? 'PICTURE_TOO_MANY_PIXELS' : 'PICTURE_FORMAT'),
    );
  if (!formats.has(format) && !(format === 'heif' && compression === 'av1')) refuse('PICTURE_FORMAT');
  if (width * height > MOST_PIXELS) refuse('PICTURE_TOO_MANY_PIXELS');
  try {
    if (format === 'webp' && width <= LARGEST_WIDTH && isBare(bytes)) {
      // Decoded once all the same: what is kept must be a picture to its end.
      await open(bytes).stats();
      return { bytes, width, height };
    }
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, height: LARGEST_WIDTH * 2, fit: 'inside', withoutEnlargement: true })
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse('PICTURE_UNREADABLE', { cause: String(error) });
  }
};

/** A WebP of nothing but one picture: no EXIF, XMP, profile, animation or foreign chunk. */
const isBare = (bytes: Uint8Array): boolean => {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.readUInt32LE(4) + 8 !== view.length) return false;
  for (let at = 12; at + 8 <= view.length;) {
    if (!['VP8 ', 'VP8L', 'VP8X', 'ALPH'].includes(view.toString('latin1', at, at + 4))) return false;
    const size = view.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return true;
};

const options: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 };

/** Loaded when the first picture comes: most processes never see one. Loaders of other formats (SVG, TIFF, PDF) do not exist. */
const opener = async (): Promise<Open> => {
  const { default: sharp } = await (loaded ??= import('sharp'));
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((one) => `VipsForeignLoad${one}`) });
  return (bytes) => sharp(bytes, options);
};
let loaded: Promise<{ readonly default: typeof SharpModule }> | undefined;

/** Encoding takes a core for a second or two: half of the machine at most, and the others wait. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
let running = 0;
const queue: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place is handed on: the number of those running stays.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
};
