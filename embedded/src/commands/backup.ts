import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { erasuresOfBackup, erasuresIn, keysOf, mergeErasures, removeOldKeys } from './backup-siblings.js';
import type { Command } from './command.js';

/** `backup <folder>`: everything that cannot be derived, taken while running; beside it `<folder>.keys.db` and the list of erasures. */
export const backup: Command = async ([target], cwd, context, output) => {
  if (target === undefined) {
    output.line('Kullanım: npm run backup -- <klasör>');
    return 2;
  }
  if (!context.backup) {
    output.line('Dağıtık kurulumda yedek, veri tabanlarının kendi araçlarıyla alınır (docs/operations.md).');
    return 2;
  }
  const folder = resolve(cwd, target);
  if (existsSync(folder)) {
    output.line(`${folder} zaten var. Yedek yeni bir klasöre alınır.`);
    return 1;
  }
  // Renamed once complete: half a backup must not look like one.
  const part = `${folder}.${process.pid}.part`;
  const keys = `${folder}.${process.pid}.keys.part`;
  try {
    await context.backup(part, keys);
    renameSync(keys, keysOf(folder));
    renameSync(part, folder);
  } catch (error) {
    for (const path of [part, keys]) rmSync(path, { recursive: true, force: true });
    throw error;
  }
  mergeErasures(erasuresIn(folder), erasuresOfBackup(folder));
  removeOldKeys(folder, Date.now());
  output.line(`Yedek alındı: ${folder}`);
  output.line(
    `Kişisel anahtarlar ayrı: ${keysOf(folder)} (30 gün saklanır). Silme listesi: ${erasuresOfBackup(folder)}`,
  );
  return 0;
};
