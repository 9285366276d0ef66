// Which test shows what was promised: suites are read as text, and a row is shown by the tests that name it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'tools']);
const isSuite = /\.(spec|journey|contract)\.tsx?$/;

/** @typedef {{ path: string, lines: readonly string[] }} Suite */

/** @param {string} root @returns {Suite[]} */
export const suitesBelow = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(root, entry.name);
      if (entry.isDirectory()) return suitesBelow(path);
      return isSuite.test(entry.name) ? [{ path, lines: readFileSync(path, 'utf8').split('\n') }] : [];
    });

/** The title of the test around a line; that of its suite where there is none. */
export const titleAt = (/** @type {readonly string[]} */ lines, /** @type {number} */ at) => {
  for (let line = at; line >= 0; line -= 1) {
    const found = /^\s*(?:it|test|describe)[\w.]*\(\s*(['"`])(.*?)\1/.exec(lines[line] ?? '');
    if (found) return found[2];
  }
  return undefined;
};

/**
 * The first places that name `text`, at most one a file; journeys before the rest, because there a person sees it.
 * With `at` only in suites whose path has it.
 * @param {readonly Suite[]} suites @param {string} text @param {string} [at]
 */
export const placesOf = (suites, text, at = '') => {
  const inPlace = suites.filter(({ path }) => path.includes(at));
  const found = inPlace.flatMap(({ path, lines: all }) => {
    const lines = all.map((line) => line.replaceAll("\\'", "'"));
    const line = lines.findIndex((each) => each.includes(text));
    return line < 0 ? [] : [{ path, title: titleAt(lines, line) ?? '' }];
  });
  const rank = (/** @type {string} */ path) => (path.includes('.journey.') ? 0 : path.includes('/attacks/') ? 1 : 2);
  return found.sort((a, b) => rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : 1)).slice(0, 3);
};
