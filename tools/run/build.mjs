import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './child.mjs';
import { root, say } from './machine.mjs';

const stamp = join(root, 'node_modules', '.built');
const web = join(root, 'web');
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Everything that the root tsconfig names but the tests: a test with a type error must not keep anybody from starting. */
export const projects = () =>
  [...readFileSync(join(root, 'tsconfig.json'), 'utf8').matchAll(/"path":\s*"([^"]+)"/g)]
    .map(([, path]) => path)
    .filter((path) => path !== 'tests' && existsSync(join(root, path, 'tsconfig.json')));

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (!/\.(spec|contract|journey)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** SHA-256 over all sources but specs, the lock and the tsconfigs. */
function hash() {
  const sum = createHash('sha256');
  const top = ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json'].map((name) => join(root, name));
  const files = projects().flatMap((project) => [...sources(join(root, project))]);
  for (const path of [...top, ...files.sort()]) {
    sum
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return sum.digest('hex');
}

/** Where a project's own tsconfig puts its build info; the base puts it into dist. */
export const buildInfoOf = (project) => {
  const own = /"tsBuildInfoFile":\s*"\$\{configDir\}\/([^"]+)"/.exec(
    readFileSync(join(root, project, 'tsconfig.json'), 'utf8'),
  );
  return join(root, project, own?.[1] ?? 'dist/.tsbuildinfo');
};
const isThere = (project) => existsSync(buildInfoOf(project));

export const isBuilt = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === hash() && projects().every(isThere) && isWebBuilt();
const isWebBuilt = () =>
  !existsSync(join(web, 'vite.config.ts')) ||
  (existsSync(join(web, 'dist', 'client')) && existsSync(join(web, 'dist', 'server')));

/** The packages in the order of their references, then the browser's and the server's half of the web. */
export async function build(node) {
  say('Building Çarşı …');
  // Taken before, so that a file that changes meanwhile makes the next start build again.
  const built = hash();
  await run(bin('tsc'), ['-b', ...projects()], { node });
  if (existsSync(join(web, 'vite.config.ts'))) {
    const vite = (...args) => run(bin('vite'), ['build', '--logLevel', 'warn', ...args], { node, cwd: web });
    await Promise.all([vite(), vite('--ssr', 'src/server.tsx', '--outDir', 'dist/server')]);
  }
  writeFileSync(stamp, built);
}
