import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from './command.js';

/** `backup <folder>`: everything that cannot be derived, taken while running. */
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
  // Under its name only when it is whole: half a backup must not look like one.
  const part = `${folder}.${process.pid}.part`;
  try {
    await context.backup(part);
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
  output.line(`Yedek alındı: ${folder}`);
  return 0;
};
