import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isCode = (name: string): boolean => /\.(?:js|ts|json)$/.test(name) && !/\.(?:d|spec)\.ts$|\.spec\.js$/.test(name);

/** A hash of the code in the folders of these modules, for what one version of the code has written and another must not read. */
export const codeOf = (...modules: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version);
  for (const module of modules) {
    const folder = fileURLToPath(new URL('.', module));
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCode).sort();
    for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('base64url');
};
