import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderCoverage, shownPromises } from './coverage.mjs';
import { withReason } from './promises/constants.mjs';
import { placesOf, titleAt } from './promises/find.mjs';

describe('the page of what the specifications promise', () => {
  const sections = shownPromises();

  it('promises nothing that no test shows', () => {
    const rows = sections.flatMap(({ rows: all }) => all);
    expect(rows.length).toBeGreaterThan(600);
    expect(rows.filter(({ places }) => places.length === 0).map(({ what }) => what)).toEqual([]);
    const suites = [...new Set(rows.flatMap(({ places }) => places.map(({ path }) => path)))];
    expect(suites.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
  });

  it('lists what the lists say now, and why the rest is otherwise', () => {
    const promisesOf = (page: string): string[] => [...page.matchAll(/^\| (.+?) \| /gm)].map(([, what]) => what!);
    const page = readFileSync(new URL('../docs/coverage.md', import.meta.url), 'utf8');
    expect(promisesOf(page), 'docs/coverage.md is old: npm run coverage').toEqual(promisesOf(renderCoverage()));
    expect(withReason.filter(([what, why]) => !what || !why)).toEqual([]);
  });

  it('names the test around a line, and its suite where there is none', () => {
    const lines = ["describe('a company', () => {", '  const a = 1;', "  it('is found', () => {", '    x();', '  });'];
    expect(titleAt(lines, 3)).toBe('is found');
    expect(titleAt(lines, 1)).toBe('a company');
    expect(titleAt(['x'], 0)).toBeUndefined();
  });

  it('shows journeys first, and one place of a file, where a row says so only below a path', () => {
    const lines = ["it('says it', () => {", "  text('Firma');", "  text('Firma');"];
    const suites = [
      { path: 'web/a.spec.ts', lines },
      { path: 'tests/journeys/b.journey.ts', lines },
    ];
    expect(placesOf(suites, 'Firma')).toEqual([
      { path: 'tests/journeys/b.journey.ts', title: 'says it' },
      { path: 'web/a.spec.ts', title: 'says it' },
    ]);
    expect(placesOf(suites, 'Firma', 'web/')).toEqual([{ path: 'web/a.spec.ts', title: 'says it' }]);
    expect(placesOf(suites, 'yok')).toEqual([]);
  });
});
