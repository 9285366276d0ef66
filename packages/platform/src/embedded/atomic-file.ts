import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Running writes by file. One process owns the folder, so there are no others. */
const writing = new Map<string, Promise<void>>();

/** Writes a temporary file, syncs and renames it, so that a file is complete or absent. Concurrent writes of one file are queued. */
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

/** Undefined for a missing file. */
export const ifThere = async <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
