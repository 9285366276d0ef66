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
  /** The owner of a private copy: the same picture of another owner is a different file, and this one can be deleted. */
  readonly of?: string;
}

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'gif']);
const WEBP = { quality: 80, effort: 4 } as const;
const AVIF = { quality: 50, effort: 2 } as const;

/**
 * Validates and stores an uploaded picture: checked by its content, never by a name; rotated by its EXIF orientation and stripped of
 * all metadata (place, camera, comments); of an animation the first frame; as WebP and AVIF in several widths. Its name is the hash
 * of the stored form, so the same picture is stored once, and a re-imported one keeps its name. The canonical form is written last:
 * if it exists, all others do. Refuses PICTURE_….
 */
export const takePicture = (files: Files, bytes: Uint8Array, { of = '' }: TakeOptions = {}): Promise<Picture> =>
  inTurn(() => take(files, bytes, of));

/** As it is named. */
const hashOf = (of: string, canonical: Uint8Array): string =>
  createHash('sha256').update(of).update(canonical).digest('hex').slice(0, 32);

/** Deletes a picture taken under this name: it may be shown elsewhere under another one. */
export const dropPictureOf = async (files: Files, hash: string, of: string): Promise<void> => {
  const canonical = await files.get(keyOf(hash, undefined, 'webp'));
  if (canonical && hashOf(of, canonical.bytes) === hash) await dropPicture(files, hash);
};

/** Deletes every form of a picture that is not shown anywhere. */
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
      // Decoded all the same: a stored picture must be valid to its end.
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

/** True for a WebP that contains only one picture: no EXIF, XMP, profile, animation or foreign chunk. */
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

/** Loaded with the first picture: most processes never need it. Loaders of other formats (SVG, TIFF, PDF) are not included. */
const opener = async (): Promise<Open> => {
  const { default: sharp } = await (loaded ??= import('sharp'));
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((one) => `VipsForeignLoad${one}`) });
  return (bytes) => sharp(bytes, options);
};
let loaded: Promise<{ readonly default: typeof SharpModule }> | undefined;

/** Encoding takes a core for a second or two: at most half of the cores are used, and other pictures queue. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
let running = 0;
const queue: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The slot is passed on: the number of running tasks stays.
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
};
