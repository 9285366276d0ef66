// docs/coverage.md: what the specifications promise, and the tests that show it. `npm run coverage` writes it.

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withReason } from './promises/constants.mjs';
import { placesOf, suitesBelow } from './promises/find.mjs';
import { promised } from './promises/rows.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Every promise with the tests that show it; those of a suite that takes the whole list are shown by it. */
export const shownPromises = () => {
  const suites = suitesBelow(root).map(({ path, lines }) => ({ path: relative(root, path), lines }));
  return Object.entries(promised).map(([name, rows]) => ({
    name,
    rows: rows.map(({ what, in: text = what, at = '', by }) => ({
      what,
      places: by ? [{ path: by, title: '' }] : placesOf(suites, text, at),
    })),
  }));
};

export const renderCoverage = () => {
  const sections = shownPromises().map(({ name, rows }) => {
    const table = rows.map(({ what, places }) => {
      const shown = places.map(({ path, title }) => `\`${path}\`${title ? ` (${cell(title)})` : ''}`).join('<br>');
      return `| ${cell(what)} | ${shown || '**no test names it**'} |`;
    });
    return `## ${name}\n\n${rows.length} promises.\n\n| promised | shown by |\n|---|---|\n${table.join('\n')}\n`;
  });
  const reasons = withReason.map(([what = '', why = '']) => `| ${cell(what)} | ${cell(why)} |`).join('\n');
  return `# Coverage of the specifications

What the two specifications promise: routes, what screens say, calls, entity fields, validation rules, sentences, constants; and what the
directory promises beside them. Made by
\`npm run coverage\` from the lists in \`tools/promises\` and the suites; a test fails where a promise is named by none. Calls and fields are held
against the interface, whose every call \`tests/attacks/routes.spec.ts\` makes, as nobody, as every kind of person and as an admin. Naming is not
proving: what a test proves, its title says.

${sections.join('\n')}
## Not as the specification has it

| promised | why |
|---|---|
${reasons}
`;
};

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../docs/coverage.md', import.meta.url), renderCoverage());
  process.stdout.write('docs/coverage.md is written.\n');
}
