import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const client = fileURLToPath(new URL('../../../web/dist/client', import.meta.url));

/** kB, gzip, of the files that the home page references in its HTML, and of those inlined. */
export const bundleOf = (html: string): { script: number; style: number } => {
  const size = (pattern: RegExp): number =>
    [...new Set([...html.matchAll(pattern)].map(([, file]) => file!))].reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
      0,
    ) / 1000;
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css!).join('');
  return {
    script: size(/"(\/assets\/[^"]+\.js)"/g),
    style: size(/href="(\/assets\/[^"]+\.css)"/g) + gzipSync(inline, { level: 9 }).length / 1000,
  };
};
