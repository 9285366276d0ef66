import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Output } from '../control/output.js';

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
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync(source, folder, { recursive: true });
  output.line(`Yedek geri yüklendi: ${folder}. Görünümler ilk açılışta yeniden kurulur.`);
  return 0;
};
