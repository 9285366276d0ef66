import type { NewByDay } from '@carsi/contracts/common/growth';
import { lastDays, momentOf } from '@carsi/turkish/calendar';
import type { ReadModel } from './read-models.js';

const startOf = (day: string): string => momentOf(day).toISOString();

/** Counts rows by the day of `path`, an indexed time in ISO-8601 UTC: one count on the index per day. */
export const countByDay = (readModel: ReadModel<unknown>, path: string, now: Date, days: number): Promise<NewByDay> => {
  const dates = lastDays(now, days);
  return Promise.all(
    dates.map(async (date, at) => {
      const next = dates[at + 1];
      const until = next === undefined ? {} : { lt: startOf(next) };
      return { date, count: await readModel.count({ [path]: { gte: startOf(date), ...until } }) };
    }),
  );
};
