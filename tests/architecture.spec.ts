import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * The arrows of docs and package.json, read from the sources. A unit imports itself by relative paths and others by their
 * package; what an entry does not name it must not import. Specs follow the same arrows.
 */
const services = ['identity', 'directory', 'reviews', 'billing', 'analytics', 'messaging'];
const ofService = ['platform', 'contracts', 'kernel', 'turkish'];
const arrows: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  turkish: [],
  contracts: ['kernel'],
  insight: ['turkish'],
  platform: ['kernel', 'turkish', 'contracts'],
  listing: ofService,
  ...Object.fromEntries(services.map((name) => [name, ofService])),
  directory: [...ofService, 'insight', 'listing'],
  bff: ['platform', 'contracts', 'kernel', 'turkish', 'web'],
  web: ['contracts', 'turkish', 'insight'],
  embedded: ['platform', 'contracts', 'kernel', 'turkish', 'listing', 'bff', ...services],
};

const root = fileURLToPath(new URL('..', import.meta.url));
const folderOf = (unit: string): string =>
  services.includes(unit) ? `services/${unit}` : ['bff', 'web', 'embedded'].includes(unit) ? unit : `packages/${unit}`;

interface Source {
  readonly unit: string;
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const read = (unit: string, folder: string): Source[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : read(unit, path);
    if (!/\.(ts|tsx|mts|mjs)$/.test(entry.name)) return [];
    const text = readFileSync(join(root, path), 'utf8');
    return [{ unit, path, text, imports: importsOf(text) }];
  });

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:^|[;\s])(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/gm)].map(([, , name]) => name!);

const sources = Object.keys(arrows).flatMap((unit) => read(unit, `${folderOf(unit)}/src`));
const all = [...sources, ...['tests', 'tools', 'bench'].flatMap((folder) => read(folder, folder))];
const isTest = ({ path }: Source): boolean =>
  /\.(spec|contract|journey)\.tsx?$|\/testing\/|^(tests|bench)\//.test(path);

describe('the sources', () => {
  it('were read, with their imports', () => {
    expect(sources.length).toBeGreaterThan(150);
    expect(new Set(sources.map(({ unit }) => unit))).toEqual(new Set(Object.keys(arrows)));
    const every = sources.flatMap(({ imports }) => imports);
    expect(every.length).toBeGreaterThan(500);
    expect(every).toContain('@carsi/kernel/refusal');
    expect(importsOf(`import { a } from 'a';\nexport * from "b";\nimport 'c';\nawait import('d');`)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('import other packages only along the arrows', () => {
    const wrong = sources.flatMap(({ unit, path, imports }) =>
      imports.flatMap((name) => {
        const other = /^@carsi\/([a-z]+)/.exec(name)?.[1];
        return other === undefined || arrows[unit]!.includes(other) ? [] : [`${path} → ${name}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('do not reach into another package by a relative path', () => {
    const wrong = sources.flatMap(({ unit, path, imports }) =>
      imports
        .filter((name) => name.startsWith('.'))
        .filter((name) => !normalize(join(dirname(path), name)).startsWith(`${folderOf(unit)}/`))
        .map((name) => `${path} → ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('import one file of another package and never a whole package', () => {
    const barrels = all.flatMap(({ path, imports }) =>
      imports.filter((name) => /^@carsi\/[a-z]+$/.test(name)).map((name) => `${path} → ${name}`),
    );
    expect(barrels).toEqual([]);
  });
});

const between = (from: string, to: string): string[] =>
  sources
    .filter(({ path }) => path.startsWith(`packages/platform/src/${from}/`))
    .flatMap(({ path, imports }) =>
      imports
        .filter((name) => name.includes(`../${to}/`) || name.includes(`platform/${to}/`))
        .map((name) => `${path} → ${name}`),
    );

describe('the profiles', () => {
  it('are known to the platform alone: nothing else imports a database, a broker, an engine or a mail client', () => {
    const drivers = /^(mongoose|mongodb|kafkajs|ioredis|meilisearch|nodemailer|aws4fetch|node:sqlite)$/;
    const wrong = sources
      .filter(({ unit }) => unit !== 'platform')
      .flatMap(({ path, imports }) => imports.filter((name) => drivers.test(name)).map((name) => `${path} → ${name}`));
    expect(wrong).toEqual([]);
  });

  it('do not know each other', () => {
    expect([...between('distributed', 'embedded'), ...between('embedded', 'distributed')]).toEqual([]);
  });

  it('are chosen where a process begins, and nowhere else', () => {
    const begins = /\/src\/(main|cli|system)\.ts$|^embedded\/src\/commands\//;
    const wrong = sources
      .filter((source) => source.unit !== 'platform' && !isTest(source) && !begins.test(source.path))
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => /^@carsi\/platform\/(embedded|distributed)\//.test(name))
          .map((name) => `${path} → ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('the pure packages', () => {
  it('know no clock, chance, machine or network', () => {
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bfetch\(/;
    const wrong = sources
      .filter((source) => ['kernel', 'turkish', 'insight', 'contracts'].includes(source.unit) && !isTest(source))
      .filter(({ text, imports }) => impure.test(text) || imports.some((name) => name.startsWith('node:')))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('are what deciders and projections are: no clock or chance in decide.ts, state.ts and projection.ts', () => {
    const files = sources.filter(({ path }) => /\/(decide|state|projection|events)\.ts$/.test(path));
    expect(files.length).toBeGreaterThan(3);
    const wrong = files.filter(({ text }) => /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(/.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('the contracts', () => {
  /** A later service may name an earlier one; no service names what the root composes. */
  const order = ['common', 'identity', 'reviews', 'billing', 'analytics', 'directory', 'messaging', 'root'];
  const rank = (path: string): number => order.indexOf(path.includes('/') ? path.split('/')[0]! : 'root');

  it('have no circle: services in one order, and HTTP above their events and calls', () => {
    const base = 'packages/contracts/src/';
    const wrong = sources
      .filter(({ unit }) => unit === 'contracts')
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => name.startsWith('.'))
          .map((name) => [path, normalize(join(dirname(path), name))].map((each) => each.slice(base.length)))
          .filter(([from, to]) => {
            expect(rank(from!), from).toBeGreaterThanOrEqual(0);
            return (
              rank(to!) > rank(from!) ||
              (/\bhttp\b/.test(to!) && !/\bhttp\b/.test(from!) && rank(from!) < order.length - 1)
            );
          })
          .map(([from, to]) => `${from} → ${to}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe('readers of the log', () => {
  /** In Kafka two readers of one name share the partitions, and each hears a part; in one folder they share a checkpoint. */
  it('have names of their own in all services: those of projections, and of what the edges listen to', () => {
    const own = sources.filter((source) => !isTest(source));
    const names = own.flatMap(({ path, text }) => [
      ...[...text.matchAll(/: Projection<[^=]*?> = \{\s*name: '([^']+)'/g)].map(([, name]) => [name!, path] as const),
      ...[...text.matchAll(/companyStanding\('([^']+)'/g)].map(([, name]) => [name!, path] as const),
      ...[...text.matchAll(/(?:competing|broadcast)\(\w+, '([^']+)'/g)].map(([, name]) => [name!, path] as const),
    ]);
    expect(names.length).toBeGreaterThan(30);
    const twice = names.filter(([name], index) => names.findIndex(([other]) => other === name) !== index);
    expect(twice.map(([name, path]) => `${name} in ${path}`)).toEqual([]);
  });
});

describe('Turkish text', () => {
  /** 'I'.toLowerCase() is 'i' and not 'ı'; 'İ'.toLowerCase() has two characters. packages/turkish knows, and these need not. */
  const harmless: Readonly<Record<string, string>> = {
    'packages/platform/src/testing/search/quality.ts': 'makes the misspellings on purpose',
    'packages/platform/src/testing/search-unseen/grammar.ts': 'writes what people type, with the Turkish locale',
    'packages/platform/src/testing/search-unseen/typing.ts': 'makes the misspellings on purpose',
    'packages/platform/src/testing/search/corpus.ts': 'makes sample text, with the Turkish locale',
    'web/src/lib/format/fold-key.ts':
      'takes marks away before and the dotless ı after: a key to compare by, never shown',
  };
  const lowers = all.filter(
    ({ unit, path, text }) =>
      unit !== 'turkish' && path !== 'tests/architecture.spec.ts' && /\.to(Locale)?LowerCase\(/.test(text),
  );

  it('is made small by packages/turkish only', () => {
    expect(lowers.map(({ path }) => path).filter((path) => !(path in harmless))).toEqual([]);
  });

  it('has no exception that is needed no more', () => {
    const used = new Set(lowers.map(({ path }) => path));
    expect(Object.keys(harmless).filter((path) => !used.has(path))).toEqual([]);
  });
});

describe('a folder', () => {
  it('holds at most 20 files, those of tests apart', () => {
    const folders = Map.groupBy(
      all.filter((source) => !/\.(spec|contract|journey)\.tsx?$/.test(source.path)),
      ({ path }) => dirname(path),
    );
    expect([...folders].filter(([, inside]) => inside.length > 20).map(([folder]) => folder)).toEqual([]);
  });
});

describe('a file', () => {
  it('holds one whole idea in at most 300 lines, a suite in at most 400', () => {
    const linesOf = ({ text }: Source): number => text.split('\n').length - 1;
    const wrong = all
      .filter(({ path }) => !path.includes('.generated.') && !path.includes('/data/'))
      .filter((source) => linesOf(source) > (isTest(source) ? 400 : 300))
      .map((source) => `${source.path}: ${linesOf(source)}`);
    expect(wrong).toEqual([]);
  });
});
