import type { AnalyticsRecord } from '@carsi/contracts/analytics/http';
import { texts } from '../texts';
import { Bars } from './bars';

const { cities, devices, categories, deviceNames, hidden } = texts.groups;

export function Demographics({ topCities, deviceTypes, topCategories }: AnalyticsRecord['demographics']) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Bars title={cities} rows={topCities} />
        <Bars
          title={devices}
          rows={deviceTypes.map(({ type, count }) => ({ name: deviceNames[type] ?? type, count }))}
        />
        <Bars title={categories} rows={topCategories} />
      </div>
      <p className="mt-3 text-sm text-muted">{hidden}</p>
    </>
  );
}
