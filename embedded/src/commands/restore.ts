import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasKeysApart, putKeysBack } from '@carsi/platform/embedded/sqlite/keys-apart';
import type { Output } from '../control/output.js';
import { erasuresOfBackup, erasuresIn, mergeErasures, newestKeysOfBackup } from './backup-siblings.js';

// A backup has no write-ahead log; a data folder copied by hand may have one, and it belongs to the events.
const parts = ['files', 'outbox', 'carsi.db-wal'];

/**
 * `restore <backup> [--keys <file>] [--erasures <folder>]`: into a folder that is empty or not there. The newest keys beside the backup and
 * every list of erasures that is at hand come along, so that erased people stay erased. Everything derived is made again at
 * the next start.
 */
export const restore = (args: readonly string[], folder: string, output: Output): number => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { keys: { type: 'string' }, erasures: { type: 'string' } },
  });
  const [source] = positionals;
  const refuse = (sentence: string, code = 1): number => {
    output.line(sentence);
    return code;
  };
  if (source === undefined)
    return refuse('Kullanım: npm run restore -- <yedek klasörü> [--keys <dosya>] [--erasures <eski veri klasörü>]', 2);
  if (!existsSync(join(source, 'carsi.db'))) return refuse(`${source} bir Çarşı yedeği değil: içinde carsi.db yok.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return refuse(
      `${folder} boş değil. Önce onu taşıyın ya da CARSI_DATA ile boş bir klasör verin; hiçbir şey değiştirilmedi.`,
    );
  const keys = values.keys ?? newestKeysOfBackup(source);
  if (keys === undefined ? hasKeysApart(join(source, 'carsi.db')) : !existsSync(keys))
    return refuse(
      'Kişisel anahtarların yedeği (.keys.db) bulunamadı; onsuz kimsenin yazdığı okunamaz. --keys ile gösterin. Hiçbir şey değiştirilmedi.',
    );
  // The events come last, renamed once complete: an interrupted copy is no data folder.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const events = join(folder, 'carsi.db');
  let erased = 0;
  try {
    for (const part of parts)
      if (existsSync(join(source, part))) cpSync(join(source, part), join(folder, part), { recursive: true });
    for (const list of [erasuresOfBackup(source), ...(values.erasures ? listsIn(values.erasures) : [])])
      erased = mergeErasures(list, erasuresIn(folder));
    cpSync(join(source, 'carsi.db'), `${events}.part`);
    // A folder copied by hand has its keys in its events, and a write-ahead log that fits these bytes and no others.
    if (keys !== undefined && !existsSync(join(folder, 'carsi.db-wal'))) putKeysBack(`${events}.part`, keys);
    renameSync(`${events}.part`, events);
  } catch (error) {
    for (const part of [...parts, 'carsi.db.part']) rmSync(join(folder, part), { recursive: true, force: true });
    throw error;
  }
  output.line(`Yedek geri yüklendi: ${folder}. Görünümler ilk açılışta yeniden kurulur.`);
  output.line(`Silme listesinde ${erased} kişi var; yedekte duranlar ilk açılışta yeniden silinir.`);
  return 0;
};

/** A data folder, or the list itself. */
const listsIn = (folder: string): readonly string[] => [folder, erasuresIn(folder)].filter((path) => isList(path));
const isList = (path: string): boolean => path.endsWith('erasures') && existsSync(path);
