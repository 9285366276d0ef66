import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../platform.js';
import { ifThere, writeFileAtomic } from './atomic-file.js';

/** A folder: `<key>` beside `<key>.type`. */
export const createEmbeddedFiles = (folder: string): Files => {
  const pathOf = (key: string): string => {
    if (!/^[a-z0-9][a-z0-9/_.-]*$/i.test(key) || key.includes('..')) throw new Error(`${key} is not a file key.`);
    return join(folder, key);
  };
  return {
    put: async (key, bytes, contentType) => {
      await writeFileAtomic(`${pathOf(key)}.type`, contentType);
      await writeFileAtomic(pathOf(key), bytes);
    },
    get: async (key) => {
      const bytes = await ifThere(readFile(pathOf(key)));
      const contentType = bytes && (await ifThere(readFile(`${pathOf(key)}.type`, 'utf8')));
      return bytes && contentType !== undefined ? { bytes: new Uint8Array(bytes), contentType } : undefined;
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.type`, { force: true });
    },
    list: async (prefix) => {
      if (prefix.includes('..')) throw new Error(`${prefix} is not the beginning of a file key.`);
      // Only the named folder: a sibling may hold the pictures of a hundred thousand companies.
      const within = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const names = (await ifThere(readdir(within, { recursive: true, withFileTypes: true }))) ?? [];
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
