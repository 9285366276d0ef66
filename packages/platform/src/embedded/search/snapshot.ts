import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { ifThere } from '../atomic-file.js';
import type { Typed } from './columns.js';
import { AT_ONCE, Segment, type Shared, Use } from './segment.js';

/** Of a frame: the length and the CRC-32 of its body, 4 bytes each. */
const HEAD_BYTES = 8;

interface Header {
  /** The code that wrote it: no other reads it. */
  readonly format: string;
  /** What decides how a company is indexed. */
  readonly basis: string;
  /** Of this writing: no two have the same. */
  readonly name: string;
  readonly shared: Shared;
  readonly companies: number;
}

type Companies = readonly (readonly Typed[])[];

const frame = (content: unknown): Buffer => {
  const body = serialize(content);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(body.length, 0);
  head.writeUInt32LE(crc32(body), 4);
  return Buffer.concat([head, body]);
};

/** Reads frames one after the other; undefined where the file is torn or damaged. */
const framesOf = async (file: FileHandle): Promise<() => Promise<unknown>> => {
  const { size } = await file.stat();
  const read = async (length: number): Promise<Buffer | undefined> => {
    if (length > size) return undefined;
    const bytes = Buffer.alloc(length);
    return (await file.read(bytes)).bytesRead === length ? bytes : undefined;
  };
  return async () => {
    const head = await read(HEAD_BYTES);
    const body = head && (await read(head.readUInt32LE(0)));
    return body && crc32(body) === head.readUInt32LE(4) ? deserialize(body) : undefined;
  };
};

/**
 * Writes the companies that live now into a file, some in each turn of the event loop: under another name, synced, renamed. Without
 * words and values that only removed companies had. Rejects when `signal` aborts; the file before stays then.
 */
export const writeSnapshot = async (
  path: string,
  segment: Segment,
  identity: Pick<Header, 'format' | 'basis' | 'name'>,
  signal: AbortSignal,
): Promise<void> => {
  // A company that is replaced or removed meanwhile is written as it was: columns only grow.
  const living = segment.living();
  const parts: Uint32Array[] = [];
  for (let from = 0; from < living.length; from += AT_ONCE) parts.push(living.subarray(from, from + AT_ONCE));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(`${path}.part`, 'w', 0o600);
  const write = async (content: unknown): Promise<void> => {
    signal.throwIfAborted();
    await file.write(frame(content));
    await turn();
  };
  try {
    const use = new Use(segment);
    for (const part of parts) {
      use.mark(part);
      await turn();
    }
    await write({ ...identity, shared: use.shared(), companies: living.length } satisfies Header);
    for (const part of parts) await write(segment.companies.pick(part));
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(`${path}.part`);
    throw error;
  }
  await file.close();
  await rename(`${path}.part`, path);
};

/** What was written in this format under one of the names; undefined where there is nothing, or in doubt. */
export const readSnapshot = async (
  path: string,
  format: string,
  names: readonly string[],
): Promise<(Pick<Header, 'basis' | 'name'> & { readonly segment: Segment }) | undefined> => {
  const file = await ifThere(open(path, 'r'));
  if (file === undefined) return undefined;
  try {
    const next = await framesOf(file);
    const header = (await next()) as Header | undefined;
    if (header?.format !== format || !names.includes(header.name)) return undefined;
    const segment = new Segment();
    while (segment.companies.size < header.companies) {
      const companies = (await next()) as Companies | undefined;
      if (companies === undefined) return undefined;
      segment.companies.append(companies);
    }
    await segment.restore(header.shared);
    return { name: header.name, basis: header.basis, segment };
  } finally {
    await file.close();
  }
};
