import type { ExportAnswer } from '@carsi/contracts/identity/http/account';
import { call } from '../call';

export const startExport = (): Promise<ExportAnswer> => call('POST /api/auth/export');
/** Newest first. */
export const readExports = (signal?: AbortSignal): Promise<ExportAnswer[]> =>
  call('GET /api/auth/export', {}, signal ? { signal } : {});
