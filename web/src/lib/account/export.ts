import type { ExportAnswer } from '@carsi/contracts/http/account';
import { getMine, send } from '../http';

export const startExport = (): Promise<ExportAnswer> => send('POST', '/api/auth/export');
export const readExport = (id: string, signal?: AbortSignal): Promise<ExportAnswer> =>
  getMine(`/api/auth/export/${id}`, signal ? { signal } : {});
