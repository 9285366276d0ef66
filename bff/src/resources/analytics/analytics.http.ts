import type { AnalyticsRecord as Inner, Audit } from '@carsi/contracts/analytics/calls';
import type { AnalyticsRecord } from '@carsi/contracts/analytics/http';
import { provinceByPlate } from '@carsi/turkish/places';
import { BOM, csvLines, type Cell } from '@carsi/platform/text/csv';
import { csvColumns as columns } from './analytics-texts.js';
import { type CategoriesById } from '../categories/categories.js';

/** Numbers of the inside with the names that people read; what has none any more is left out. */
export const toAnalyticsRecord = (
  { trends, demographics, terms, ...record }: Inner,
  categories: CategoriesById,
): AnalyticsRecord => ({
  start: record.start,
  end: record.end,
  metrics: record.metrics,
  trends: {
    viewsTrend: trends.views,
    clicksTrend: trends.clicks,
    conversionTrend: trends.conversionRate,
    callsTrend: trends.calls,
    whatsappMessagesTrend: trends.whatsappMessages,
    websiteVisitsTrend: trends.websiteVisits,
    favoriteAddsTrend: trends.favoriteAdds,
    reviewsReceivedTrend: trends.reviewsReceived,
    mapViewsTrend: trends.mapViews,
    searchAppearancesTrend: trends.searchAppearances,
  },
  demographics: {
    topCities: demographics.topCities.flatMap(({ city, count }) => {
      const name = provinceByPlate(city)?.name;
      return name === undefined ? [] : [{ name, count }];
    }),
    deviceTypes: [...demographics.deviceTypes],
    topCategories: demographics.topCategories.flatMap(({ category, count }) => {
      const name = categories.get(category)?.name;
      return name === undefined ? [] : [{ name, count }];
    }),
  },
  sources: [...record.sources],
  searchTerms: terms.map(({ words, count }) => ({ term: words, count })),
  performance: record.performance,
});

const csv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => BOM + csvLines([head, ...rows]);

/** A row a day; they add up to the number. */
export const auditCsv = ({ rows, of }: Audit): string =>
  csv(
    [
      columns.date,
      columns.counted,
      ...(of === null ? [] : [columns.of]),
      columns.bot,
      columns.repeat,
      columns.own,
      columns.forgotten,
    ],
    rows.map((row) => [
      row.date,
      row.counted,
      ...(row.of === null ? [] : [row.of]),
      row.discarded.bot,
      row.discarded.repeat,
      row.discarded.own,
      row.forgotten ?? 0,
    ]),
  );

export const recordsCsv = (records: readonly Inner[]): string => {
  const names = Object.keys(columns.metrics) as (keyof typeof columns.metrics)[];
  return csv(
    [columns.date, ...names.map((name) => columns.metrics[name])],
    records.map(({ start, metrics }) => [start, ...names.map((name) => metrics[name])]),
  );
};
