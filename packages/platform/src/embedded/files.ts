import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from '../platform.js';

/** A folder: `<key>` beside `<key>.type`. Written under another name, synced and renamed, so that a file is whole or absent. */
export const createEmbeddedFiles = (folder: string): Files => {
  const pathOf = (key: string): string => {
    if (!/^[a-z0-9][a-z0-9/_.-]*$/i.test(key) || key.includes('..')) throw new Error(`${key} is not a file key.`);
    return join(folder, key);
  };
  const whole = async (path: string, bytes: Uint8Array | string): Promise<void> => {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(`${path}.part`, 'w');
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(`${path}.part`, path);
  };
  const ifThere = async <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  return {
    put: async (key, bytes, contentType) => {
      await whole(`${pathOf(key)}.type`, contentType);
      await whole(pathOf(key), bytes);
    },
    get: async (key) => {
      const bytes = await ifThere(readFile(pathOf(key)));
      if (!bytes) return undefined;
      return { bytes: new Uint8Array(bytes), contentType: await readFile(`${pathOf(key)}.type`, 'utf8') };
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.type`, { force: true });
    },
    list: async (prefix) => {
      const names = (await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      return names
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.type') && !entry.name.endsWith('.part'))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
  };
};
