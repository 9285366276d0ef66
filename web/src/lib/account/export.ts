import type { ExportAnswer } from '@carsi/contracts/http/account';
import { getMine, send } from '../http';

export const startExport = (): Promise<ExportAnswer> => send('POST', '/api/auth/export');
/** Newest first. */
export const readExports = (signal?: AbortSignal): Promise<ExportAnswer[]> =>
  getMine('/api/auth/export', signal ? { signal } : {});
