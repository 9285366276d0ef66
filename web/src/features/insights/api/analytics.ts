import type { AccountUser } from '@carsi/contracts/identity/http/account';
import type { InputOf } from '@carsi/contracts/all-routes';
import type { AnalyticsRecord } from '@carsi/contracts/analytics/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { call, callPage } from '../../../lib/call';
import { pathOf } from '../../../lib/path-of';

export type Period = 'daily' | 'weekly' | 'monthly';
export type Metric = keyof AnalyticsRecord['metrics'];

interface Figures {
  records: AnalyticsRecord[];
  /** The period that was returned, and the plan's limit. */
  days: number;
  history: number;
}

type Query = InputOf<'GET /api/companies/{id}/analytics'>['query'];

const figures = async (companyId: string, query: Query, context: { signal: AbortSignal }): Promise<Figures> => {
  const input = { params: { id: companyId }, query };
  const { rows: records, headers } = await callPage('GET /api/companies/{id}/analytics', input, context);
  return { records, days: Number(headers['x-analytics-days']), history: Number(headers['x-analytics-history']) };
};

/** Analytics receives a company a moment after its approval: a page that is just public retries. */
export const summaryQuery = (user: AccountUser, companyId: string, days: number, live: boolean) =>
  queryOptions({
    queryKey: mine(user, 'analytics', companyId, 'summary', days),
    queryFn: (context) => figures(companyId, { days, summary: 'true' }, context),
    placeholderData: keepPreviousData,
    retry: live ? 3 : false,
    retryDelay: 500,
    staleTime: 0,
  });

export const seriesQuery = (user: AccountUser, companyId: string, days: number, period: Period) =>
  queryOptions({
    queryKey: mine(user, 'analytics', companyId, 'series', days, period),
    queryFn: (context) => figures(companyId, { days, period }, context),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const auditQuery = (user: AccountUser, companyId: string, days: number, metric: Metric) =>
  queryOptions({
    queryKey: mine(user, 'analytics', companyId, 'audit', days, metric),
    queryFn: (context) =>
      call('GET /api/companies/{id}/analytics/audit', { params: { id: companyId }, query: { days, metric } }, context),
    staleTime: 0,
  });

export const auditFile = (companyId: string, days: number, metric: Metric): string =>
  pathOf('GET /api/companies/{id}/analytics/audit', {
    params: { id: companyId },
    query: { days, metric, format: 'csv' },
  });
export const exportFile = (companyId: string, days: number): string =>
  pathOf('GET /api/companies/{id}/analytics/export', { params: { id: companyId }, query: { days } });
