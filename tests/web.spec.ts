import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The arrows inside web/src: shared → features → app, and features do not import each other. */
const root = fileURLToPath(new URL('../web/src', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));

const isSpec = (path: string): boolean => /\.spec\.tsx?$/.test(path);
const code = files.filter(({ path }) => !isSpec(path));

const imports = code.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, to]) => ({
    from: path,
    to: relative(root, normalize(join(root, dirname(path), to ?? ''))).replaceAll('\\', '/'),
  })),
);
const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];
const isShared = (path: string): boolean => /^(components|config|lib|stores|testing)\//.test(path);

describe('the web app', () => {
  it('was read', () => {
    expect(code.length).toBeGreaterThan(80);
    expect(imports.length).toBeGreaterThan(300);
  });

  it('imports from shared to features to app, and never back', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        (isShared(from) && /^(features|app)\//.test(to)) || (featureOf(from) !== undefined && to.startsWith('app/')),
    );
    expect(wrong).toEqual([]);
  });

  it('has features that do not know each other', () => {
    const wrong = imports.filter(({ from, to }) => {
      const own = featureOf(from);
      const other = featureOf(to);
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(wrong).toEqual([]);
  });

  it('names react-router in one file, and zod, which contracts bring, in none that a browser loads', () => {
    const naming = (name: RegExp): string[] => code.filter(({ text }) => name.test(text)).map(({ path }) => path);
    expect(naming(/from 'react-router/)).toEqual(['lib/navigation/router.ts']);
    expect(
      naming(
        /^import (?!type)[^;]*from '(zod|@carsi\/contracts\/(?!site-name'|pictures'|billing'|site-limits'|http\/consent')[^']*)'/m,
      ),
    ).toEqual([]);
  });

  it('speaks Turkish in texts.ts only', () => {
    const spoken = /^(?!\s*(\/\/|\*|\/\*)).*('[^'\n]*[çğıöşüÇĞİÖŞÜ][^'\n]*'|>[^<>{}\n]*[çğıöşüÇĞİÖŞÜ][^<>{}\n]*<)/m;
    const allowed = new Set(['config/site.ts', 'lib/format/fold-key.ts']);
    const wrong = code.filter(
      ({ path, text }) =>
        !path.endsWith('texts.ts') && !path.startsWith('testing/') && !allowed.has(path) && spoken.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
