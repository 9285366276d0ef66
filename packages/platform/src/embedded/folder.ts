import { createServer, connect, type Server } from 'node:net';
import { join } from 'node:path';
import { unlinkSync, chmodSync, openSync, closeSync, writeFileSync, readFileSync, existsSync } from 'node:fs';
import { ownFolder } from './own-files.js';

/**
 * One process per data folder. The lock is the control socket itself: the process that listens on it owns the folder. When the owner
 * dies the kernel closes the socket. A leftover socket file does not answer and is replaced.
 */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

export interface Folder {
  readonly path: string;
  /** Commands on a folder in use talk to its process through this socket. */
  readonly control: Server;
  release(): Promise<void>;
}

export const socketOf = (path: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\carsi-${Buffer.from(path).toString('hex').slice(-60)}`
    : join(path, 'control.sock');

export const claimFolder = async (path: string): Promise<Folder> => {
  ownFolder(path);
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

/** Serialises the check for an owner and the start of listening. */
const takeGuard = (guard: string, path: string): void => {
  for (let attempt = 0; ; attempt++) {
    try {
      const file = openSync(guard, 'wx', 0o600);
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`);
      closeSync(file);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (attempt > 0 || isLocked(readFileSync(guard, 'utf8')))
        throw new FolderInUse(`Another process is opening the data folder ${path}.`);
      unlinkSync(guard);
    }
  }
};

/**
 * True if the process that wrote the file still runs. Process ids are reused, in a container the first process is always 1, so the
 * start time is compared too. Old files hold only a number; if it is our own, the writer is gone.
 */
const isLocked = (guard: string): boolean => {
  const [pid = '', ...start] = guard.split(' ');
  if (!isRunning(Number(pid))) return false;
  return start.length > 0 ? start.join(' ') === startOf(Number(pid)) : Number(pid) !== process.pid;
};

/** Start time and boot id of a process; empty where the system does not provide them, and then only the number is compared. */
const startOf = (pid: number): string => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The 20th field after the name, which may contain spaces and brackets.
    const start = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
    return `${boot} ${start}`;
  } catch {
    return '';
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

/** True if a process listens there. */
export const isOwned = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(socket);
    probe.once('connect', () => resolve((probe.destroy(), true)));
    probe.once('error', () => resolve(false));
  });
