import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

// The data folder is readable only by the user of the process, also where an operator created the folder (a volume) or an older
// version the files.

/** Applies to every file created from here on, by any library. Belongs in the first line of a process. */
export const keepFilesOwn = (): void => void process.umask(0o077);

export const ownFolder = (path: string): void => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  close(path, 0o700);
};

/** Creates the file closed before its first byte is written. */
export const ownFile = (path: string): void => {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  close(path, 0o600);
};

/** A mounted volume may belong to another user and be ours by its group: its modes cannot be changed. */
const close = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
};
