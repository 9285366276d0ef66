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
  [...text.matchAll(/(?:from|import)\s*(\()?\s*'(\.[^']+)'/g)].map(([, later, to]) => ({
    from: path,
    isLater: later !== undefined,
    to: relative(root, normalize(join(root, dirname(path), to ?? ''))).replaceAll('\\', '/'),
  })),
);
const targetOf = new Map(code.map(({ path }) => [path.replace(/\.tsx?$/, ''), path]));
const importsOf = Map.groupBy(
  imports.filter(({ isLater }) => !isLater),
  ({ from }) => from,
);
const circleFrom = (path: string, way: readonly string[], free: Set<string>): readonly string[] | undefined => {
  if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
  if (free.has(path)) return undefined;
  for (const { to } of importsOf.get(path) ?? []) {
    const circle = circleFrom(targetOf.get(to) ?? to, [...way, path], free);
    if (circle) return circle;
  }
  free.add(path);
  return undefined;
};
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

  it('has a lib that knows no component and no store that knows lib', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        (from.startsWith('lib/') && to.startsWith('components/')) ||
        (from.startsWith('stores/') && /^(lib|components)\//.test(to)),
    );
    expect(wrong).toEqual([]);
  });

  it('has no files that import each other in a circle; what import() fetches later may lead back', () => {
    const free = new Set<string>();
    expect(
      code.flatMap(({ path }) => [circleFrom(path, [], free) ?? []].filter((circle) => circle.length > 0)),
    ).toEqual([]);
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
    expect(naming(/^import (?!type)[^;]*from 'zod'/m)).toEqual([]);
    const contracts = code.flatMap(({ text }) =>
      [...text.matchAll(/^import (?!type)[^;]*from '@carsi\/contracts\/([^']*)'/gm)].map(([, module]) => module!),
    );
    expect(contracts).toContain('billing/plans');
    const bringsSchemas = (module: string): boolean => {
      const text = readFileSync(new URL(`../packages/contracts/src/${module}.ts`, import.meta.url), 'utf8');
      const others = [...text.matchAll(/^import (?!type)[^;]*from '(\.[^']*)\.js'/gm)];
      return /from 'zod'/.test(text) || others.some(([, other]) => bringsSchemas(join(dirname(module), other!)));
    };
    expect([...new Set(contracts)].filter(bringsSchemas)).toEqual([]);
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
