import { FolderInUse } from '@carsi/platform/embedded/folder';
import { CorruptedFile } from '@carsi/platform/embedded/sqlite/wal';

/** Why a data folder was not opened, for the operator; undefined for any other error. */
export const whyUnusable = (error: unknown, folder: string): string | undefined => {
  if (error instanceof FolderInUse)
    return `${folder} klasörünü başka bir süreç kullanıyor. Önce onu kapatın ya da CARSI_DATA ile başka bir klasör verin.`;
  if (error instanceof CorruptedFile) return `Veri dosyası bozuk, son yedeği geri yükleyin. ${error.message}`;
  return undefined;
};
