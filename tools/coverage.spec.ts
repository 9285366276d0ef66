import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderCoverage } from './coverage.mjs';
import { placesOf, titleAt } from './promises/find.mjs';

describe('the page of what the specifications promise', () => {
  it('promises nothing that a test has stopped naming since', () => {
    const shown = (page: string): ReadonlySet<string> =>
      new Set([...page.matchAll(/^\| (.+?) \| `/gm)].map(([, what]) => what!));
    const page = readFileSync(new URL('../docs/coverage.md', import.meta.url), 'utf8');
    const now = shown(renderCoverage());
    expect(shown(page).size).toBeGreaterThan(140);
    expect([...shown(page)].filter((what) => !now.has(what))).toEqual([]);
  });

  it('names the test around a line, and its suite where there is none', () => {
    const lines = ["describe('a company', () => {", '  const a = 1;', "  it('is found', () => {", '    x();', '  });'];
    expect(titleAt(lines, 3)).toBe('is found');
    expect(titleAt(lines, 1)).toBe('a company');
    expect(titleAt(['x'], 0)).toBeUndefined();
  });

  it('shows journeys first, and one place of a file', () => {
    const lines = ["it('says it', () => {", "  text('Firma');", "  text('Firma');"];
    const suites = [
      { path: 'web/a.spec.ts', lines },
      { path: 'tests/journeys/b.journey.ts', lines },
    ];
    expect(placesOf(suites, 'Firma')).toEqual([
      { path: 'tests/journeys/b.journey.ts', title: 'says it' },
      { path: 'web/a.spec.ts', title: 'says it' },
    ]);
    expect(placesOf(suites, 'yok')).toEqual([]);
  });
});
