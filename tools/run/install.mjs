import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { run } from './child.mjs';
import { pathWithoutOurs, root, say } from './machine.mjs';

const read = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** Is what stands in node_modules what the lock says, entry by entry? */
export function isInstalled() {
  const wanted = read('package-lock.json');
  const found = read('node_modules/.package-lock.json');
  if (!wanted) throw new Error('package-lock.json is missing or cannot be read.');
  if (!found) return false;
  const excused = notOurs(wanted, found);
  return Object.entries(wanted).every(([path, want]) => {
    if (path === '') return true;
    const have = found[path];
    if (!have) return excused.has(path);
    return ['version', 'integrity', 'resolved'].every((field) => !want[field] || want[field] === have[field]);
  });
}

/** Optional entries that may be missing: made for another machine, or named only by such. */
function notOurs(wanted, found) {
  const missing = Object.entries(wanted).filter(([path, { optional }]) => optional && !found[path]);
  const excused = new Set(missing.filter(([, entry]) => !fits(entry)).map(([path]) => path));
  for (let before = -1; before !== excused.size;) {
    before = excused.size;
    for (const [path] of missing) {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const namedBy = Object.entries(wanted).filter(
        ([, entry]) => entry.dependencies?.[name] ?? entry.optionalDependencies?.[name],
      );
      if (namedBy.length > 0 && namedBy.every(([by]) => excused.has(by))) excused.add(path);
    }
  }
  return excused;
}

/** Lists as npm has them: names, or names with a `!`; one alone may be plain text. */
const allowed = (names, own) => {
  const list = [names ?? []].flat();
  return !list.includes(`!${own}`) && (list.includes(own) || list.every((name) => name.startsWith('!')));
};

function fits({ os, cpu, libc }) {
  return allowed(os, process.platform) && allowed(cpu, process.arch) && (!libc || allowed(libc, ourLibc()));
}

let known;
function ourLibc() {
  if (process.platform !== 'linux') return undefined;
  // The report would otherwise look up the names of every open connection.
  process.report.excludeNetwork = true;
  known ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return known;
}

/** `npm ci` exactly as locked. It must not run on the Node that it is about to delete, hence the PATH and the choice of Node. */
export async function install() {
  say('Installing the dependencies of Çarşı (once; later starts skip this) …');
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env;
  const ours = join(root, 'node_modules') + sep;
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--engine-strict=false', '--include=dev'];
  args.push('--include=optional', '--loglevel=error');
  const env = { PATH: pathWithoutOurs(), NODE_ENV: undefined };
  if (npm?.endsWith('.js') && npmNode && !npmNode.startsWith(ours)) await run(npmNode, [npm, ...args], { env });
  else await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { env });
  if (!isInstalled()) throw new Error('npm ci ended well, and yet node_modules is not what package-lock.json says.');
}
