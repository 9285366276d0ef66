import {
  analyticsAudit,
  analyticsQuery,
  analyticsRecord,
  auditQuery,
  exportQuery,
} from '@carsi/contracts/http/analytics';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** A company's figures, how each came to be, and all of them as a file. */
export const ofAnalytics: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/companies/{id}/analytics',
    summary: 'İstatistikler (sahibi)',
    query: analyticsQuery,
    status: 200,
    answer: z.array(analyticsRecord),
  },
  {
    method: 'get',
    path: '/api/companies/{id}/analytics/audit',
    summary: 'Bir sayının nasıl sayıldığı (sahibi)',
    query: auditQuery,
    status: 200,
    answer: analyticsAudit,
  },
  {
    method: 'get',
    path: '/api/companies/{id}/analytics/export',
    summary: 'İstatistikler, CSV olarak (sahibi)',
    query: exportQuery,
    status: 200,
    answer: z.string(),
  },
];
