import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedFiles } from '../embedded/files.js';
import type { Files } from '../platform.js';
import { temporaryFolder } from '../testing/folder.js';
import { hashIn, readName, variantAddress } from '@carsi/contracts/common/pictures';
import { dropPictureOf, takePicture } from './take-picture.js';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 40 } } });
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

describe('a picture', () => {
  let files: Files;
  const folders: { remove(): void }[] = [];
  const emptyFiles = (): Files => {
    const folder = temporaryFolder();
    folders.push(folder);
    return createEmbeddedFiles(folder.path);
  };
  beforeEach(() => {
    files = emptyFiles();
  });
  afterAll(() => folders.forEach((folder) => folder.remove()));
  const stored = async (): Promise<string[]> =>
    (await files.list('pictures/')).map((key) => key.replace(/pictures\/[0-9a-f]{32}/, '')).sort();
  const bytesOf = async (address: string): Promise<Uint8Array> =>
    (await files.get(`pictures/${address.slice('/files/'.length)}`))!.bytes;

  it.each([
    ['JPEG', () => drawn(900, 600).jpeg().toBuffer()],
    ['PNG', () => drawn(900, 600).png().toBuffer()],
    [
      'WebP',
      () =>
        drawn(900, 600)
          .webp()
          .withExif({ IFD0: { Artist: 'x' } })
          .toBuffer(),
    ],
    ['AVIF', () => drawn(900, 600).avif({ effort: 0 }).toBuffer()],
    ['GIF', () => drawn(900, 600).gif().toBuffer()],
  ])('comes as %s and is kept as WebP and AVIF in the widths that it has', async (_format, bytes) => {
    const picture = await takePicture(files, await bytes());
    expect(picture).toMatchObject({ width: 900, height: 600 });
    expect(hashIn(picture.address)).toBeDefined();
    expect(await stored()).toEqual(['-320.avif', '-320.webp', '-640.avif', '-640.webp', '.avif', '.webp']);
    const narrow = await sharp(await bytesOf(variantAddress(picture.address, 320, 'avif'))).metadata();
    expect(narrow).toMatchObject({ width: 320, format: 'heif' });
  });

  it('loses where and with what it was taken, and stands upright', async () => {
    const bytes = await drawn(400, 200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ayşe' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await takePicture(files, bytes);
    expect(picture).toMatchObject({ width: 200, height: 400 });
    for (const key of await files.list('pictures/')) {
      const { exif, icc, xmp, orientation } = await sharp((await files.get(key))!.bytes).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
    }
  });

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2);
    const { address, width, height } = await takePicture(files, bytes);
    expect({ width, height }).toEqual({ width: 60, height: 40 });
    const { dominant } = await sharp(await bytesOf(address)).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  it('of one name goes without the same picture of another', async () => {
    const bytes = await drawn(40, 40).png().toBuffer();
    const [avatar, logo] = [
      await takePicture(files, bytes, { of: 'avatar:ayse' }),
      await takePicture(files, bytes, { of: 'ayse' }),
    ];
    expect(avatar.address).not.toBe(logo.address);
    await dropPictureOf(files, hashIn(logo.address)!, 'avatar:ayse');
    await dropPictureOf(files, hashIn(avatar.address)!, 'avatar:ayse');
    const left = await files.list('pictures/');
    expect(left.length).toBeGreaterThan(0);
    expect(left.every((key) => key.includes(hashIn(logo.address)!))).toBe(true);
  });

  it('is never wider than the largest form', async () => {
    expect(await takePicture(files, await drawn(4_000, 1_000).jpeg().toBuffer())).toMatchObject({
      width: 1_920,
      height: 480,
    });
    expect(await stored()).toContain('-1280.webp');
  });

  it('stays itself, byte for byte, when it comes back from where it was stored', async () => {
    const { address } = await takePicture(files, await drawn(700, 300).png().toBuffer());
    const other = emptyFiles();
    expect((await takePicture(other, await bytesOf(address))).address).toBe(address);
    expect(await other.list('pictures/')).toEqual(await files.list('pictures/'));
  });

  it.each([
    ['too many bytes', async () => new Uint8Array(5 * 1024 * 1024 + 1), 'PICTURE_TOO_LARGE'],
    [
      'a drawing with a program in it',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
      'PICTURE_FORMAT',
    ],
    ['a TIFF', () => drawn(10, 10).tiff().toBuffer(), 'PICTURE_FORMAT'],
    ['text', async () => Buffer.from('merhaba'), 'PICTURE_FORMAT'],
    ['nothing', async () => new Uint8Array(0), 'PICTURE_FORMAT'],
    [
      'more pixels than a memory holds',
      () => drawn(8_000, 5_100).png({ compressionLevel: 9 }).toBuffer(),
      'PICTURE_TOO_MANY_PIXELS',
    ],
    ['half of a file', async () => (await noisy(600, 600).jpeg().toBuffer()).subarray(0, 20_000), 'PICTURE_UNREADABLE'],
  ])('is refused when it is %s', async (_what, bytes, code) => {
    await expect(takePicture(files, await bytes())).rejects.toMatchObject({ code });
    expect(await stored()).toEqual([]);
  });
});

describe('the name of a picture', () => {
  const hash = 'a'.repeat(32);
  it('says which form is meant', () => {
    expect(readName(`${hash}-640.avif`)).toEqual({ hash, width: 640, format: 'avif' });
    expect(readName(`${hash}.webp`)).toEqual({ hash, width: undefined, format: 'webp' });
  });
  it.each(['../../carsi.db', `${hash}.svg`, `${hash}-9999.webp`, `../${hash}.webp`, `${hash}.webp.type`, ''])(
    'is not %s',
    (name) => expect(readName(name)).toBeUndefined(),
  );
  it('leaves the address of something else alone', () =>
    expect(variantAddress('https://x.example/a.png', 320, 'avif')).toBe('https://x.example/a.png'));
});
