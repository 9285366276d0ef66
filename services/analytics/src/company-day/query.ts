import type { CompanyMetrics, Metrics } from '@carsi/contracts/analytics/calls';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { rowIdsOf } from './projection.js';
import { noCounters, type CompanyDay, type Counter, type Counters, type DiscardReason } from './row.js';

/** The sum of a company's rows over `dates` (calendar days, oldest first). */
export const metricsOf = async (
  days: ReadModel<CompanyDay>,
  companyId: string,
  dates: readonly string[],
): Promise<CompanyMetrics> => {
  const rows = [...(await rowsOf(days, companyId, dates)).values()].flat();
  const counters = sumOf(rows);
  const discarded = (['bot', 'repeat', 'own'] as const).map((reason): [DiscardReason, number] => [
    reason,
    rows.reduce((total, row) => total + row.discarded[reason], 0),
  ]);
  return {
    companyId,
    from: dates[0]!,
    to: dates.at(-1)!,
    metrics: toMetrics(counters),
    counted: rows.reduce((total, row) => total + row.counted, 0),
    discarded: Object.fromEntries(discarded) as Record<DiscardReason, number>,
  };
};

/** Distinct visitors with a counted view, of each day. */
export const visitorsOf = async (
  days: ReadModel<CompanyDay>,
  companyId: string,
  dates: readonly string[],
): Promise<readonly { date: string; visitors: number }[]> => {
  const rows = await rowsOf(days, companyId, dates);
  return dates.map((date) => ({
    date,
    visitors: (rows.get(date) ?? []).reduce((total, { counters }) => total + counters.viewers, 0),
  }));
};

export const rowsOf = async (
  days: ReadModel<CompanyDay>,
  companyId: string,
  dates: readonly string[],
): Promise<ReadonlyMap<string, readonly CompanyDay[]>> => {
  const rows = await days.getAll(dates.flatMap((date) => rowIdsOf(companyId, date)));
  return new Map(dates.map((date) => [date, rowIdsOf(companyId, date).flatMap((id) => rows.get(id) ?? [])]));
};

export const sumOf = (rows: readonly Pick<CompanyDay, 'counters'>[]): Counters => {
  const total: Record<Counter, number> = { ...noCounters };
  for (const { counters } of rows)
    for (const name of Object.keys(noCounters) as Counter[]) total[name] += counters[name];
  return total;
};

export const metricsIn = (rows: readonly Pick<CompanyDay, 'counters'>[]): Metrics => toMetrics(sumOf(rows));

/** conversionRate: visitor-days with a contact among visitor-days with a view, in percent with one decimal; 0 without views. */
const toMetrics = ({ viewers, converted, shares: _shares, ...counters }: Counters): Metrics => ({
  ...counters,
  conversionRate: viewers === 0 ? 0 : Math.round((converted / viewers) * 1000) / 10,
});
