import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Who writes a file now. One process has the folder, so nobody else does. */
const writing = new Map<string, Promise<void>>();

/** Under another name, synced and renamed, so that a file is whole or absent; for several who write it at once one after the other. */
export const writeFileAtomic = (path: string, content: Uint8Array | string): Promise<void> => {
  const before = writing.get(path) ?? Promise.resolve();
  const turn = before.catch(() => undefined).then(() => write(path, content));
  writing.set(path, turn);
  const done = (): void => void (writing.get(path) === turn && writing.delete(path));
  turn.then(done, done);
  return turn;
};

const write = async (path: string, content: Uint8Array | string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
};

/** Undefined for what is not there, or not there any more. */
export const ifThere = async <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
