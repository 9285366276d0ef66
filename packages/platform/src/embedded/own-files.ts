import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

// What is in the data folder is for the process's own user alone, also where an operator made the folder (a volume) or an older
// version the files.

/** Of every file that is made from here on, by whichever library. For the first line of a process. */
export const keepFilesOwn = (): void => void process.umask(0o077);

export const ownFolder = (path: string): void => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  close(path, 0o700);
};

/** There before its first byte is: whoever fills it finds it closed. */
export const ownFile = (path: string): void => {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  close(path, 0o600);
};

/** A mounted volume may belong to another user and be ours by its group: its modes are whose it is. */
const close = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
};
