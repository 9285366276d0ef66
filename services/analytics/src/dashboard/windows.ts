import type { Period } from '@carsi/contracts/analytics/calls';

const DAY_MS = 86_400_000;

/** Splits days at each day, ISO week or month; the first and last part may be shorter. Oldest first. */
export const windowsOf = (dates: readonly string[], period: Period | null): readonly (readonly string[])[] => {
  if (period === null) return [dates];
  const windows = new Map<string, string[]>();
  for (const date of dates) {
    const key = period === 'daily' ? date : period === 'weekly' ? mondayOf(date) : date.slice(0, 7);
    windows.set(key, [...(windows.get(key) ?? []), date]);
  }
  return [...windows.values()];
};

const mondayOf = (date: string): string => {
  const at = new Date(`${date}T00:00:00Z`);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
};

/** The same number of days before the window. */
export const daysBefore = (dates: readonly string[]): readonly string[] => {
  const first = Date.parse(`${dates[0]}T00:00:00Z`);
  return dates.map((_, index) => new Date(first - (dates.length - index) * DAY_MS).toISOString().slice(0, 10));
};
