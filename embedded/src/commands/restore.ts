import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from '../control/output.js';

// A backup has no write-ahead log; a data folder that somebody copied by hand may have one, and it belongs to the events.
const parts = ['files', 'outbox', 'carsi.db-wal'];

/** `restore <backup>`: into a folder that is empty or not there. Everything derived is made again at the next start. */
export const restore = (source: string | undefined, folder: string, output: Output): number => {
  if (source === undefined) {
    output.line('Kullanım: npm run restore -- <yedek klasörü>');
    return 2;
  }
  if (!existsSync(join(source, 'carsi.db'))) {
    output.line(`${source} bir Çarşı yedeği değil: içinde carsi.db yok.`);
    return 1;
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    output.line(
      `${folder} boş değil. Önce onu taşıyın ya da CARSI_DATA ile boş bir klasör verin; hiçbir şey değiştirilmedi.`,
    );
    return 1;
  }
  // The events come last and under their name only when they are whole: a copy that was cut off is no data folder.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const events = join(folder, 'carsi.db');
  try {
    for (const part of parts)
      if (existsSync(join(source, part))) cpSync(join(source, part), join(folder, part), { recursive: true });
    cpSync(join(source, 'carsi.db'), `${events}.part`);
    renameSync(`${events}.part`, events);
  } catch (error) {
    for (const part of [...parts, 'carsi.db.part']) rmSync(join(folder, part), { recursive: true, force: true });
    throw error;
  }
  output.line(`Yedek geri yüklendi: ${folder}. Görünümler ilk açılışta yeniden kurulur.`);
  return 0;
};
