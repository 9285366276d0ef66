import type { AccountUser } from '@carsi/contracts/http/account';
import type { AnalyticsAudit, AnalyticsRecord } from '@carsi/contracts/http/analytics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mine } from '../../../lib/account/me';
import { getMine, getMyPage } from '../../../lib/http';

export type Period = 'daily' | 'weekly' | 'monthly';
export type Metric = keyof AnalyticsRecord['metrics'];

const of = (companyId: string): string => `/api/companies/${encodeURIComponent(companyId)}/analytics`;

interface Figures {
  records: AnalyticsRecord[];
  /** The period that was returned, and the plan's limit. */
  days: number;
  history: number;
}

const figures = async (path: string, context: { signal: AbortSignal }): Promise<Figures> => {
  const { rows: records, headers } = await getMyPage<AnalyticsRecord>(path, context);
  return { records, days: Number(headers['x-analytics-days']), history: Number(headers['x-analytics-history']) };
};

/** Analytics receives a company a moment after its approval: a page that is just public retries. */
export const summaryQuery = (user: AccountUser, companyId: string, days: number, live: boolean) =>
  queryOptions({
    queryKey: mine(user, 'analytics', companyId, 'summary', days),
    queryFn: (context) => figures(`${of(companyId)}?days=${days}&summary=true`, context),
    placeholderData: keepPreviousData,
    retry: live ? 3 : false,
    retryDelay: 500,
    staleTime: 0,
  });

export const seriesQuery = (user: AccountUser, companyId: string, days: number, period: Period) =>
  queryOptions({
    queryKey: mine(user, 'analytics', companyId, 'series', days, period),
    queryFn: (context) => figures(`${of(companyId)}?days=${days}&period=${period}`, context),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const auditQuery = (user: AccountUser, companyId: string, days: number, metric: Metric) =>
  queryOptions({
    queryKey: mine(user, 'analytics', companyId, 'audit', days, metric),
    queryFn: (context) => getMine<AnalyticsAudit>(`${of(companyId)}/audit?days=${days}&metric=${metric}`, context),
    staleTime: 0,
  });

export const auditFile = (companyId: string, days: number, metric: Metric): string =>
  `${of(companyId)}/audit?days=${days}&metric=${metric}&format=csv`;
export const exportFile = (companyId: string, days: number): string => `${of(companyId)}/export?days=${days}`;
