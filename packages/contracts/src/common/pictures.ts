/**
 * A picture has one address, `/files/<hash>.webp`: its largest form, at most 1,920 wide, named by what is in it and so the same for
 * ever. There are narrower forms, and each of them as AVIF, whose addresses follow from it:
 *
 *   /files/<hash>.webp       /files/<hash>.avif          the largest form
 *   /files/<hash>-640.webp   /files/<hash>-640.avif      640 wide; so 320 and 1280
 *
 * A picture is never enlarged: asked for a width that it does not have, the server answers the largest form. A `srcset` may
 * therefore name all widths without knowing the picture.
 */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = 'webp' | 'avif';

/** In pixels. */
export const LARGEST_WIDTH = 1_920;

export const pictureAddress = (hash: string): string => `/files/${hash}.webp`;

/** The address of another form of the picture; of what is no picture of ours, the address itself. */
export const variantAddress = (address: string, width: PictureWidth | undefined, format: PictureFormat): string => {
  const hash = hashIn(address);
  return hash === undefined ? address : `/files/${nameOf(hash, width, format)}`;
};

/** The hash in a canonical address; undefined for any other text. */
export const hashIn = (address: string): string | undefined => /^\/files\/([0-9a-f]{32})\.webp$/.exec(address)?.[1];

export interface PictureName {
  readonly hash: string;
  readonly width: number | undefined;
  readonly format: PictureFormat;
}

/** The picture that a file name denotes; undefined for every other name, path traversal included. */
export const readName = (name: string): PictureName | undefined => {
  const match = /^([0-9a-f]{32})(?:-(320|640|1280))?\.(webp|avif)$/.exec(name);
  if (!match) return undefined;
  const [, hash, width, format] = match;
  return { hash: hash!, width: width === undefined ? undefined : Number(width), format: format as PictureFormat };
};

const nameOf = (hash: string, width: number | undefined, format: PictureFormat): string =>
  `${hash}${width === undefined ? '' : `-${width}`}.${format}`;

/** Its key in the file store. */
export const keyOf = (hash: string, width: number | undefined, format: PictureFormat): string =>
  `pictures/${nameOf(hash, width, format)}`;
