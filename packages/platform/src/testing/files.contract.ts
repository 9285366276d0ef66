import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Files } from '../platform.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** `open` gives no files. */
export const filesContract = (
  name: string,
  open: () => Promise<{ readonly files: Files; close(): Promise<void> }>,
): void => {
  describe(`files (${name})`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let files: Files;
    beforeEach(async () => {
      opened = await open();
      files = opened.files;
    });
    afterEach(() => opened.close());

    it('come back byte for byte, with their type', async () => {
      const all = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256);
      await files.put('images/u1/logo.webp', all, 'image/webp');
      const got = await files.get('images/u1/logo.webp');
      expect(got?.contentType).toBe('image/webp');
      expect(Buffer.from(got!.bytes).equals(Buffer.from(all))).toBe(true);
    });

    it('may be empty', async () => {
      await files.put('empty.txt', new Uint8Array(), 'text/plain');
      expect((await files.get('empty.txt'))?.bytes).toHaveLength(0);
    });

    it('that are not there are undefined', async () => expect(await files.get('images/none.webp')).toBeUndefined());

    it('are replaced as a whole', async () => {
      await files.put('a.txt', bytes('a longer first text'), 'text/plain');
      await files.put('a.txt', bytes('second'), 'text/html');
      expect(await files.get('a.txt')).toEqual({ bytes: bytes('second'), contentType: 'text/html' });
    });

    it('are put by several at once', async () => {
      const put = (): Promise<void> => files.put('same.txt', bytes('the same'), 'text/plain');
      await Promise.all(Array.from({ length: 8 }, put));
      expect(await files.get('same.txt')).toEqual({ bytes: bytes('the same'), contentType: 'text/plain' });
    });

    it('are gone once deleted, which can be said twice', async () => {
      await files.put('a.txt', bytes('a'), 'text/plain');
      await files.delete('a.txt');
      await files.delete('a.txt');
      expect(await files.get('a.txt')).toBeUndefined();
      expect(await files.list('')).toEqual([]);
    });

    it('are listed by what their names begin with, in order, and nothing else is', async () => {
      expect(await files.list('images/')).toEqual([]);
      for (const key of ['images/u2/b.webp', 'images/u1/a.webp', 'images/u10/c.webp', 'exports/u1.zip', 'images.txt'])
        await files.put(key, bytes(key), 'text/plain');
      expect(await files.list('images/')).toEqual(['images/u1/a.webp', 'images/u10/c.webp', 'images/u2/b.webp']);
      expect(await files.list('images/u1')).toEqual(['images/u1/a.webp', 'images/u10/c.webp']);
      expect(await files.list('')).toHaveLength(5);
    });

    it('are listed whole, however many', async () => {
      const keys = Array.from({ length: 1_050 }, (_, i) => `many/${String(i).padStart(4, '0')}`);
      for (let i = 0; i < keys.length; i += 50)
        await Promise.all(keys.slice(i, i + 50).map((key) => files.put(key, bytes('x'), 'text/plain')));
      expect(await files.list('many/')).toEqual(keys);
    });

    it('have names that stay in their place', async () => {
      for (const key of ['../outside', '/etc/passwd', 'a/../../b', '', 'a\u0000b', 'ş.webp', 'a?b', '.hidden'])
        await expect(files.put(key, bytes('x'), 'text/plain')).rejects.toThrow(/key/);
    });
  });
};
