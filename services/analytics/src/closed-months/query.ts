import type { ReadModel } from '@carsi/platform/events/read-models';
import { noCounters, type CompanyDay } from '../company-day/row.js';
import { monthId } from './month.js';
import type { ClosedMonth } from './projection.js';

type Counted = Pick<CompanyDay, 'counters'>;

/** The closed days among `dates`, with their counts. */
export const closedDaysOf = async (
  closed: ReadModel<ClosedMonth>,
  companyId: string,
  dates: readonly string[],
): Promise<ReadonlyMap<string, readonly Counted[]>> => {
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
  const rows = await closed.getAll(months.map((month) => monthId(companyId, month)));
  return new Map(
    dates.flatMap((date): [string, Counted[]][] => {
      const month = rows.get(monthId(companyId, date.slice(0, 7)));
      if (!month) return [];
      const ofDay = month.days.filter((day) => day.date === date);
      return [[date, ofDay.map(({ counters }) => ({ counters: { ...noCounters, ...counters } }))]];
    }),
  );
};

/**
 * All counted views: closed months from their events, because their rows may have been rebuilt without the deleted telemetry, and
 * the rows of the others. One row a day and shard: some hundreds a year for a company with daily visits.
 */
export const viewsOf = async (
  days: ReadModel<CompanyDay>,
  closed: ReadModel<ClosedMonth>,
  companyId: string,
): Promise<number> => {
  const months = new Map((await closed.find({ where: { companyId } })).map(({ row }) => [row.month, row.views]));
  const open = (await days.find({ where: { companyId } })).filter(({ row }) => !months.has(row.date.slice(0, 7)));
  return [...months.values(), ...open.map(({ row }) => row.counters.views)].reduce((sum, views) => sum + views, 0);
};
