import { mkdirSync } from 'node:fs';
import { createServer, connect, type Server } from 'node:net';
import { join } from 'node:path';
import { unlinkSync, chmodSync, openSync, closeSync, writeFileSync, readFileSync, existsSync } from 'node:fs';

/**
 * One process per data folder. The lock is the control socket itself: whoever listens on it owns the folder, and when the owner
 * dies, however it dies, the kernel stops listening with it. A leftover socket file answers nobody and is taken over.
 */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

export interface Folder {
  readonly path: string;
  /** Commands on a folder that is in use speak to its process here. */
  readonly control: Server;
  release(): Promise<void>;
}

export const socketOf = (path: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\carsi-${Buffer.from(path).toString('hex').slice(-60)}`
    : join(path, 'control.sock');

export const claimFolder = async (path: string): Promise<Folder> => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const socket = socketOf(path);
  const guard = join(path, 'starting.lock');
  takeGuard(guard, path);
  try {
    if (await isOwned(socket)) throw new FolderInUse(`Another process uses the data folder ${path}.`);
    if (process.platform !== 'win32' && existsSync(socket)) unlinkSync(socket);
    const control = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve, reject) => control.once('error', reject).listen(socket, resolve));
    if (process.platform !== 'win32') chmodSync(socket, 0o600);
    return {
      path,
      control,
      release: () => new Promise((resolve) => control.close(() => resolve())),
    };
  } finally {
    unlinkSync(guard);
  }
};

/** Between looking for an owner and becoming one, nobody else may do the same. */
const takeGuard = (guard: string, path: string): void => {
  for (let attempt = 0; ; attempt++) {
    try {
      const file = openSync(guard, 'wx');
      writeFileSync(file, String(process.pid));
      closeSync(file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(guard, 'utf8'));
      if (attempt > 0 || isRunning(holder))
        throw new FolderInUse(`Another process is opening the data folder ${path}.`);
      unlinkSync(guard);
    }
  }
};

const isRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Does a living process listen there? */
export const isOwned = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => resolve((probe.destroy(), true)));
    probe.once('error', () => resolve(false));
  });
