import { createReadStream } from 'node:fs';
import type { Encoding } from './inspect.js';

const CHUNK_BYTES = 256 * 1024;

/** The file as text, chunk by chunk, without its mark. What cannot be decoded reads U+FFFD. */
export const textOf = async function* (
  path: string,
  encoding: Encoding,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
};
