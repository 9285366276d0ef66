import type { AnalyticsRecord, MetricName, Metrics, Trends } from '@carsi/contracts/analytics/calls';
import type { Device, TrafficSource } from '@carsi/contracts/analytics/events';
import { metricNames } from '@carsi/contracts/analytics/calls';
import { metricsIn } from '../company-day/query.js';
import type { CompanyDay } from '../company-day/row.js';

/** Groups below this size are hidden for privacy (decision 55, and the notice of KVKK). */
const FEWEST_PEOPLE = 5;
const FEWEST_SEARCHES = 3;
const SHOWN = 10;

/** One record of the figures of `rows`, against the window before. */
export const recordOf = (
  dates: readonly string[],
  rows: readonly CompanyDay[],
  before: readonly Pick<CompanyDay, 'counters'>[],
): AnalyticsRecord => {
  const metrics = metricsIn(rows);
  return {
    start: dates[0]!,
    end: dates.at(-1)!,
    metrics,
    trends: trendsOf(metrics, metricsIn(before)),
    demographics: {
      topCities: most(rows, 'cities', FEWEST_PEOPLE).map(([city, count]) => ({ city: Number(city), count })),
      deviceTypes: most(rows, 'devices', FEWEST_PEOPLE).map(([type, count]) => ({ type: type as Device, count })),
      topCategories: most(rows, 'categories', FEWEST_PEOPLE).map(([category, count]) => ({ category, count })),
    },
    sources: most(rows, 'sources', 1).map(([source, count]) => ({ source: source as TrafficSource, count })),
    terms: most(rows, 'words', FEWEST_SEARCHES).map(([words, count]) => ({ words, count })),
    performance: {
      ctr: percent(metrics.clicks, metrics.views),
      callConversion: percent(metrics.calls, metrics.clicks),
      engagement: percent(metrics.favoriteAdds + metrics.reviewsReceived, metrics.views),
    },
  };
};

/** With one decimal; null for a zero denominator. */
export const percent = (part: number, total: number): number | null =>
  total === 0 ? null : Math.round((part / total) * 1000) / 10;

/** Of how much it is more or less than before; null where there was nothing. */
const trendsOf = (now: Metrics, before: Metrics): Trends =>
  Object.fromEntries(metricNames.map((name) => [name, percent(now[name] - before[name], before[name])])) as Record<
    MetricName,
    number | null
  >;

const most = (
  rows: readonly CompanyDay[],
  what: 'cities' | 'devices' | 'categories' | 'sources' | 'words',
  fewest: number,
): readonly (readonly [string, number])[] => {
  const sums = new Map<string, number>();
  for (const row of rows)
    for (const [name, count] of what === 'words' ? row.words : Object.entries(row[what]))
      sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .filter(([, count]) => count >= fewest)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, SHOWN);
};
