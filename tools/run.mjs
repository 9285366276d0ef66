// Runs a tool or a program of this repository on the pinned Node, whatever Node the machine has, and installs and builds first
// where that is needed. Plain Node >= 20.19, built-ins only, because nothing is installed yet when it starts.
//
//   node tools/run.mjs <bin | file> [args…]            installed → run
//   node tools/run.mjs --built [<bin | file> args…]    installed → built → run
//
// Guarantee: two first runs at once install once; a signal reaches whatever runs at that moment; the exit code is the program's.
// Trade: every start reads both locks and hashes the sources (about 0.1 s), so that nobody has to remember `npm ci`.
import { closeSync, existsSync, openSync, readSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from './run/build.mjs';
import { install, isInstalled } from './run/install.mjs';
import { alone } from './run/lock.mjs';
import { childOf, run } from './run/child.mjs';
import { nodeVersion, pinnedNode, root, say } from './run/machine.mjs';

const [major, minor] = nodeVersion();
if (major < 20 || (major === 20 && minor < 19)) {
  say(`Çarşı needs Node 20.19 or newer to start (it brings its own Node 24); this is ${process.version}.`);
  process.exit(1);
}

// Left alone, V8 lets what is young take 128 MB of memory and more; with this much nothing is slower (docs/decisions/0015).
const flags = ['--max-semi-space-size=32'];
// Four of libuv's threads may hash passwords; files and pictures need others. It has to be set before Node begins.
process.env.UV_THREADPOOL_SIZE ||= '12';

const args = process.argv.slice(2);
const built = args[0] === '--built';
if (built) args.shift();
const [what, ...rest] = args;

try {
  if (!isInstalled()) await alone(async () => isInstalled() || (await install()));
  const node = await pinnedNode();
  if (built && !isBuilt()) await alone(async () => isBuilt() || (await build(node)));
  if (what !== undefined) process.exitCode = await start(node, what, rest);
} catch (error) {
  if (!childOf.stopped) say(error instanceof Error ? error.message : String(error));
  process.exitCode = childOf.stopped ?? 1;
}

/** A file is ours and gets a channel whose end tells it that this process is gone; a bin is run by its name in node_modules. */
async function start(node, name, rest) {
  const bin = join(root, 'node_modules', '.bin', name);
  const isBin = !/[./\\]/.test(name);
  const file = isBin ? bin : join(root, name);
  if (!existsSync(file)) throw new Error(`There is no ${isBin ? 'tool' : 'file'} ${name} here.`);
  const script = realpathSync(file);
  // A JavaScript bin is run directly: one process fewer for signals to get lost in.
  const isScript = !isBin || /^#!.*\bnode\b/.test(beginning(script));
  return run(isScript ? node : script, isScript ? [...(isBin ? [] : flags), script, ...rest] : rest, {
    node,
    channel: !isBin,
    mayFail: true,
  });
}

function beginning(path) {
  const opened = openSync(path, 'r');
  const bytes = Buffer.alloc(80);
  readSync(opened, bytes);
  closeSync(opened);
  return bytes.toString('latin1').split('\n')[0];
}
