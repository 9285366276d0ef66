import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * Every workspace names the packages that its sources import, and no others. Suites may also use what the root names for development.
 * tests, tools and bench are no workspaces: they may use whatever one of them names.
 */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as Manifest;
const foldersIn = (folder: string): string[] => readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`);
const workspaces = [...foldersIn('packages'), ...foldersIn('services'), 'bff', 'web', 'embedded'];

const filesIn = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path);
    return /\.(tsx?|mts|mjs|css)$/.test(entry.name) ? [path] : [];
  });

const isForDevelopment = (path: string): boolean =>
  /\.css$|\.(spec|contract|journey)\.tsx?$|\/testing\/|^web\/vite|\/tools\//.test(path);

/** Types of a package without its own come as @types/…, where a scoped name has two underscores. */
const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;
const isInstalled = (name: string): boolean => existsSync(`${root}/node_modules/${name}/package.json`);

/** The packages that a text imports; with `types`, also those of which it takes types alone. Fonts are read by their path. */
const packagesIn = (text: string, types: boolean): string[] => {
  const read = types ? text : text.replaceAll(/import type [^;]*;/g, '');
  const found = read.matchAll(/(?:(?:^|[;\s@])(?:from|import)|\.resolve)\s*\(?\s*(['"`])([^'"`\n]+)\1/gm);
  return [...found].flatMap(([, , path]) => {
    const name = /^(@[^/]+\/)?[^/]+/.exec(path!)![0];
    return !name.startsWith('.') && (isInstalled(name) || isInstalled(typesOf(name))) ? [name] : [];
  });
};

const importsOf = (paths: readonly string[], types: boolean): Set<string> =>
  new Set(paths.flatMap((path) => packagesIn(readFileSync(`${root}/${path}`, 'utf8'), types)));

const own = { ...manifestOf('.').dependencies, ...manifestOf('.').devDependencies };
const all = workspaces.map((workspace) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(workspace);
  const files = filesIn(workspace);
  return {
    workspace,
    dependencies,
    devDependencies,
    names: Object.keys({ ...dependencies, ...devDependencies }),
    runs: importsOf(
      files.filter((path) => !isForDevelopment(path)),
      false,
    ),
    imports: importsOf(files, true),
  };
});
const outside = importsOf(['tests', 'tools', 'bench'].flatMap(filesIn), true);
const everywhere = new Set([...outside, ...all.flatMap(({ imports }) => [...imports])]);

/** Peers: a package manager wants them beside the package that requires them, although that package alone imports them. */
const requiredBy = (names: readonly string[]): Set<string> =>
  new Set(
    names.filter(isInstalled).flatMap((name) => {
      const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(`node_modules/${name}`);
      return Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
    }),
  );

describe('the packages that are named', () => {
  it('were read, and so were the imports', () => {
    expect(all.map(({ names }) => names.length).reduce((a, b) => a + b)).toBeGreaterThan(80);
    expect(packagesIn(`import type { A } from 'geojson';\nimport x from "@nestjs/core/x";`, true)).toEqual([
      'geojson',
      '@nestjs/core',
    ]);
    expect(packagesIn(`import type { A } from 'geojson';\nawait import('zod');`, false)).toEqual(['zod']);
  });

  it('hold all that a workspace imports', () => {
    const missing = all.flatMap(({ workspace, dependencies, devDependencies, runs, imports }) => {
      const isSelf = (name: string): boolean => name === `@carsi/${workspace.split('/').at(-1)}`;
      const isNamed = (name: string): boolean =>
        [name, typesOf(name)].some((each) => each in dependencies || each in devDependencies || each in own);
      return [...runs]
        .filter((name) => !(name in dependencies))
        .concat([...imports].filter((name) => !isNamed(name)))
        .filter((name) => !isSelf(name))
        .map((name) => `${workspace} → ${name}`);
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('are all imported, or required by one that is', () => {
    const unused = all.flatMap(({ workspace, names, imports }) => {
      const required = requiredBy(names);
      const isUsed = (name: string): boolean =>
        imports.has(name) || required.has(name) || [...imports].some((each) => typesOf(each) === name);
      return names.filter((name) => !isUsed(name)).map((name) => `${workspace} → ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('are used where the root names them: imported, run by name, or the types of what is imported', () => {
    const runByName = new Set(['oxfmt', 'oxlint', 'typescript', 'vite']);
    const unused = Object.keys(own).filter(
      (name) =>
        name !== '@types/node' &&
        !runByName.has(name) &&
        !everywhere.has(name) &&
        ![...everywhere].some((each) => typesOf(each) === name),
    );
    expect(unused).toEqual([]);
  });

  it('have one version everywhere', () => {
    const versions = new Map<string, Set<string>>();
    for (const { dependencies, devDependencies } of [...all, { dependencies: own, devDependencies: {} }])
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
        versions.set(name, (versions.get(name) ?? new Set()).add(version));
    expect([...versions].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([]);
  });

  it('include those that the specification requires', () => {
    const given =
      '@nestjs/core mongoose meilisearch ioredis passport-jwt socket.io socket.io-client kafkajs react-router-dom zustand testcontainers';
    expect(given.split(' ').filter((name) => !everywhere.has(name))).toEqual([]);
  });
});
