import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pathWith, root } from './machine.mjs';

/** The exit code once somebody asked us to stop, and whatever runs at this moment. */
export const childOf = { stopped: undefined };
const children = new Set();

// spawnSync would leave the child running when we are told to stop: `npm ci` would go on and the next start would fail.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    childOf.stopped ??= 128 + constants.signals[signal];
    for (const child of children) child.kill(signal);
    if (children.size === 0) process.exit(childOf.stopped);
  });
}

// npm killed with SIGKILL tells nobody; its place as our parent is then taken by another process.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid === parent) return;
    childOf.stopped ??= 128 + constants.signals.SIGTERM;
    for (const child of children) child.kill('SIGTERM');
    if (children.size === 0) process.exit(childOf.stopped);
  }, 1000).unref();
}

/** Resolves with the exit code; throws on a failure unless it may fail. `node` puts that Node and our tools first in PATH. */
export const run = (command, args, { node, env, cwd = root, channel = false, mayFail = false } = {}) =>
  new Promise((resolve, reject) => {
    if (childOf.stopped) return reject(new Error('stopped'));
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(node ? { PATH: pathWith(node) } : {}), ...env },
      stdio: ['inherit', 'inherit', 'inherit', ...(channel ? ['ipc'] : [])],
    });
    children.add(child);
    child.once('error', (error) => {
      children.delete(child);
      reject(new Error(`${command} does not start: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      children.delete(child);
      const status = code ?? 128 + (constants.signals[signal] ?? 0);
      if (status === 0 || (mayFail && !childOf.stopped)) resolve(status);
      else if (mayFail) resolve(code ?? childOf.stopped);
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}.`));
    });
  });
