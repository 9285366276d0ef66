import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Documents name files and scripts; both move. */
const root = fileURLToPath(new URL('..', import.meta.url));
const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => `docs/${path.replaceAll('\\', '/')}`);
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...inDocs].map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const folders = new Set(
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
);

/** A text in backticks that begins with a folder of ours is a path; `folder/{a,b}.ts` names two. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.,{}-]+)+\/?)`/g)]
    .map(([, path]) => path!)
    .filter((path) => folders.has(path.split('/', 1)[0]!) && !path.includes('…'))
    .flatMap((path) => {
      const [whole, names] = /\{([^}]+)\}/.exec(path) ?? [];
      return whole === undefined ? [path] : names!.split(',').map((name) => path.replace(whole, name));
    });
const scriptsOf = (text: string): string[] =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, script, short]) => script ?? short!);
/** `[text](path)`, relative to the document. */
const linksOf = (text: string): string[] => [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path]) => path!);

/** `(decision 41)`, `decision 17, 20`: numbers of what the specification leaves open. */
const numbersOf = (text: string): number[] =>
  [...text.matchAll(/\b[Dd]ecisions? (\d+(?:, \d+)*)/g)].flatMap(([, numbers]) => numbers!.split(', ').map(Number));

describe('the documents', () => {
  it('were read, and say something', () => {
    expect(documents.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['README.md', 'docs/events.md', 'docs/story.md', 'docs/operations.md']),
    );
    expect(pathsOf('see `tools/run.mjs`, `docs/{a,b}.md` and `/api/docs`')).toEqual([
      'tools/run.mjs',
      'docs/a.md',
      'docs/b.md',
    ]);
    expect(scriptsOf('`npm run test:live -- x`, `npm start`')).toEqual(['test:live', 'start']);
    expect(documents.flatMap(({ text }) => pathsOf(text)).length).toBeGreaterThan(60);
    expect(documents.flatMap(({ text }) => scriptsOf(text)).length).toBeGreaterThan(20);
  });

  it.each(documents.map(({ path, text }) => [path, text] as const))('%s names only files that exist', (path, text) => {
    expect(pathsOf(text).filter((byName) => !existsSync(join(root, byName)))).toEqual([]);
    expect(linksOf(text).filter((byName) => !existsSync(join(root, path, '..', byName)))).toEqual([]);
  });

  it.each(documents.map(({ path, text }) => [path, text] as const))(
    '%s names only scripts that exist',
    (_path, text) => {
      expect(scriptsOf(text).filter((byName) => !(byName in scripts))).toEqual([]);
    },
  );

  it('reveal nothing of the machine they were written on', () => {
    const found = documents.filter(({ text }) => /\/(?:work|home|Users|tmp|opt)\//.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('the numbers that comments name', () => {
  const answered = new Set(
    [
      ...readFileSync(join(root, 'docs/decisions/0000-what-the-specification-leaves-open.md'), 'utf8').matchAll(
        /^(\d+)\. /gm,
      ),
    ].map(([, number]) => Number(number)),
  );
  const sources = ['packages', 'services']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/src`))
    .concat('bff/src', 'web/src', 'tools')
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
        .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') })),
    );

  it('are on the page that lists what the specification leaves open', () => {
    expect(answered.size).toBeGreaterThan(70);
    expect(numbersOf('(decision 17, 20), decision 41 and 3 decisions')).toEqual([17, 20, 41]);
    const byName = [...sources, ...documents].flatMap(({ path, text }) =>
      numbersOf(text).map((number) => ({ path, number })),
    );
    expect(byName.length).toBeGreaterThan(40);
    expect(byName.filter(({ number }) => !answered.has(number))).toEqual([]);
  });
});
