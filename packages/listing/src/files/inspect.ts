import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { UnreadableFile } from './file-row.js';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1254';

/** Facts from one pass over the file, in constant memory. */
export interface Inspected {
  readonly encoding: Encoding;
  /** SHA-256 of its bytes: the same list, wherever it lies. */
  readonly hash: string;
  readonly bytes: number;
  /** The beginning, as text. */
  readonly head: string;
}

export const HEAD_BYTES = 64 * 1024;

/**
 * Reads the file once to its end, so that what is wrong with its text is known before a row is taken. A file that is UTF-8 but for
 * a few broken bytes stays UTF-8 (those rows are reported); one full of them is Windows-1254, which holds ISO-8859-9.
 */
export const inspect = async (path: string): Promise<Inspected> => {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8');
  const parts: Buffer[] = [];
  let [bytes, good, broken] = [0, 0, 0];
  const count = (text: string): void => {
    for (const [run] of text.matchAll(/[^\0-\x7f]+/g))
      for (const character of run)
        if (character === '\uFFFD') broken += 1;
        else good += 1;
  };
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      if (bytes < HEAD_BYTES) parts.push(chunk);
      bytes += chunk.length;
      count(utf8.decode(chunk, { stream: true }));
    }
    count(utf8.decode());
  } catch (error) {
    throw new UnreadableFile(`${path} okunamıyor.`, { cause: error });
  }
  const head = Buffer.concat(parts).subarray(0, HEAD_BYTES);
  const encoding = sixteenBit(head) ?? (broken > good / 10 ? turkish(head) : 'utf-8');
  const text = new TextDecoder(encoding).decode(head);
  // A picture or a spreadsheet by another name: text has no such characters, a stray NUL is reported with its row.
  const strange = (text.match(/\p{Cc}/gu) ?? []).filter((one) => !'\t\n\r\0'.includes(one)).length + nulRuns(text);
  if (strange > text.length / 200) throw new UnreadableFile(NOT_TEXT);
  return { encoding, hash: hash.digest('hex'), bytes, head: text };
};

const NOT_TEXT =
  'Dosya metin değil ya da kodlaması tanınmadı. UTF-8 ile CSV, NDJSON ya da GeoJSON olarak kaydedip yeniden deneyin.';

const nulRuns = (text: string): number => text.split('\0'.repeat(8)).length - 1;

/** By its mark, or by every other byte being zero, as UTF-16 writes ASCII. */
const sixteenBit = (head: Buffer): Encoding | undefined => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even < odd / 10) return 'utf-16le';
  if (even > head.length / 4 && odd < even / 10) return 'utf-16be';
  return undefined;
};

/** ğ ı ş İ Ğ Ş ç ö ü Ç Ö Ü and the marks of typing; other high bytes than these are another alphabet's. */
const turkishBytes = new Set([
  0xf0, 0xfd, 0xfe, 0xdd, 0xd0, 0xde, 0xe7, 0xf6, 0xfc, 0xc7, 0xd6, 0xdc, 0xe2, 0xee, 0xfb,
]);
const marks = new Set([0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xa0, 0xa9, 0xab, 0xae, 0xb0, 0xb7, 0xbb]);

const turkish = (head: Buffer): Encoding => {
  const high = head.filter((byte) => byte >= 0x80);
  const known = high.filter((byte) => turkishBytes.has(byte) || marks.has(byte)).length;
  if (known < high.length / 2) throw new UnreadableFile(NOT_TEXT);
  return 'windows-1254';
};
