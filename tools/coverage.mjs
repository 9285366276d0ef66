// docs/coverage.md: what the specifications promise, and the tests that show it. `npm run coverage` writes it.

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placesOf, suitesBelow } from './promises/find.mjs';
import { promised } from './promises/rows.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export const renderCoverage = () => {
  const suites = suitesBelow(root).map(({ path, lines }) => ({ path: relative(root, path), lines }));
  const sections = Object.entries(promised).map(([name, rows]) => {
    const lines = rows.map(({ what, in: text = what }) => {
      const places = placesOf(suites, text);
      const shown = places.map(({ path, title }) => `\`${path}\`${title ? ` (${cell(title)})` : ''}`).join('<br>');
      return { what, shown };
    });
    const open = lines.filter(({ shown }) => shown === '').length;
    const table = lines.map(({ what, shown }) => `| ${cell(what)} | ${shown || '**no test names it**'} |`).join('\n');
    return `## ${name}\n\n${rows.length} promises, ${open} that no test names.\n\n| promised | shown by |\n|---|---|\n${table}\n`;
  });
  return `# Coverage of the specifications

What the two specifications promise in words that can be looked for, and the tests that name it: made by \`npm run coverage\` from
\`tool./promises/rows.mjs\` and the suites; a test fails when one of them is named no more. Every route and every call is tried besides by
\`tests/attacks/routes.spec.ts\`, as nobody, as every kind of person and as an admin. Naming is not proving: what a test proves, its title says.

${sections.join('\n')}`;
};

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../docs/coverage.md', import.meta.url), renderCoverage());
  process.stdout.write('docs/coverage.md is written.\n');
}
