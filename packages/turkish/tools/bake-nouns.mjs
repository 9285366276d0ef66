// Bakes the short nouns of npm dictionary-tr 2.0.0 into src/data/nouns.generated.ts: `node packages/turkish/tools/bake-nouns.mjs FOLDER`,
// where the package is unpacked. It is no dependency: its nine megabytes would be downloaded at every installation.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../dist/fold.js';

const [folder] = process.argv.slice(2);
const lines = (file) => readFileSync(join(folder, file), 'utf8').split('\n');

/** Number of a rule → the ending that it adds. */
const endings = new Map(
  lines('index.aff').flatMap((line) => {
    const [, rule, ending] = /^SFX (\d+) \S+ ([^\d\s]+) \./.exec(line) ?? [];
    return rule === undefined ? [] : [[rule, ending]];
  }),
);
/** A noun has a plural, and a dative or a locative; of longer words a slip is rarely another word. */
const nouns = new Set();
for (const line of lines('index.dic').slice(1)) {
  const [word, rules = ''] = line.split('/');
  const own = rules.split(',').map((rule) => endings.get(rule) ?? '');
  const takes = (ending) => own.some((one) => ending.test(one));
  if (/^\p{Ll}{3,9}$/u.test(word) && takes(/^l[ae]r$/) && takes(/^(y?[ae]|[dt][ae])$/)) nouns.add(fold(word));
}
const words = [...nouns]
  .sort()
  .join(' ')
  .replaceAll(/(.{1,126})(?: |$)/g, '$1\n');
writeFileSync(
  new URL('../src/data/nouns.generated.ts', import.meta.url),
  `/**
 * Ordinary Turkish nouns of at most nine letters, folded. From npm dictionary-tr 2.0.0, MIT licence, copyright (c) 2014 Harun Reşit Zafer;
 * its licence is in LICENCE-dictionary-tr beside this file.
 */
export const nouns: ReadonlySet<string> = new Set(\`
${words}\`.trim().split(/\\s+/));
`,
);
