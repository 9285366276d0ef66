import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const KEYS = '.keys.db';
const KEY_RETENTION_MS = 30 * 24 * 3_600_000;

/** Beside a backup, for all in the same folder: the keys of each, and who was erased so far. */
export const keysOf = (backup: string): string => `${resolve(backup)}${KEYS}`;
export const erasuresOfBackup = (backup: string): string => join(dirname(resolve(backup)), 'erasures');
/** Where a data folder, or a backup of one, has its list. */
export const erasuresIn = (folder: string): string => join(folder, 'files', 'erasures');

/** The newest keys open every older backup, and know more of who was erased. */
export const newestKeysOfBackup = (backup: string): string | undefined =>
  keyFilesOfBackup(backup).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];

/** Keys of more than thirty days ago would open what was erased since. */
export const removeOldKeys = (backup: string, now: number): void => {
  for (const path of keyFilesOfBackup(backup))
    if (path !== keysOf(backup) && now - statSync(path).mtimeMs > KEY_RETENTION_MS) rmSync(path);
};

/** Adds to a list what another one has; a name that is on both stays. Answers how many are on it. */
export const mergeErasures = (from: string, into: string): number => {
  if (existsSync(from)) {
    mkdirSync(into, { recursive: true, mode: 0o700 });
    cpSync(from, into, { recursive: true });
  }
  return existsSync(into) ? readdirSync(into).filter((name) => name.endsWith('.json')).length : 0;
};

const keyFilesOfBackup = (backup: string): readonly string[] => {
  const folder = dirname(resolve(backup));
  return readdirSync(folder)
    .filter((name) => name.endsWith(KEYS) && basename(name) !== KEYS)
    .map((name) => join(folder, name));
};
