import type { Interval, WorkingHours } from '@carsi/contracts/directory/company-profile';
import { weekdays, type Weekday } from '@carsi/contracts/directory/weekdays';

/**
 * Working hours in either shape of the specification: per weekday `{isOpen | closed, open, close}` or `{intervals}`, and
 * `special_days`; as an object or as JSON text. Null if omitted, undefined if unreadable.
 */
export const hoursOf = (value: unknown): WorkingHours | null | undefined => {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') {
    try {
      return hoursOf(JSON.parse(value));
    } catch {
      return undefined;
    }
  }
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const days = Object.keys(value);
  if (days.length === 0) return null;
  // Days under other names would otherwise all read as closed.
  if (!days.some((day) => (weekdays as readonly string[]).includes(day))) return undefined;
  const week: Partial<Record<Weekday, Interval[]>> = {};
  for (const weekday of weekdays) {
    const day = intervalsOf((value as Record<string, unknown>)[weekday]);
    if (!day) return undefined;
    week[weekday] = day;
  }
  const special = specialOf((value as Record<string, unknown>)['special_days']);
  return special && { week: week as WorkingHours['week'], special };
};

const specialOf = (days: unknown): WorkingHours['special'] | undefined => {
  if (days === undefined || days === null) return [];
  if (!Array.isArray(days)) return undefined;
  const read = days.map((day: unknown) => {
    const { date, note } = (day ?? {}) as Record<string, unknown>;
    const intervals = intervalsOf(day);
    if (typeof date !== 'string' || !intervals) return undefined;
    return { date, intervals, ...(typeof note === 'string' && note !== '' && { note }) };
  });
  return read.every((day) => day !== undefined) ? read : undefined;
};

const intervalsOf = (day: unknown): Interval[] | undefined => {
  if (day === undefined || day === null) return [];
  if (typeof day !== 'object') return undefined;
  if (Array.isArray(day)) return intervalsOf({ intervals: day as unknown[] });
  const { isOpen, closed, open, close, intervals } = day as Record<string, unknown>;
  if (isOpen === false || closed === true) return [];
  if (Array.isArray(intervals)) {
    const all = intervals.map((one: unknown) =>
      intervalOf((one as Interval | null)?.open, (one as Interval | null)?.close),
    );
    return all.every((one) => one !== undefined) ? all : undefined;
  }
  if (open === undefined && close === undefined) return [];
  const one = intervalOf(open, close);
  return one && [one];
};

const intervalOf = (open: unknown, close: unknown): Interval | undefined => {
  const from = timeOf(open);
  const to = timeOf(close);
  return from !== undefined && to !== undefined ? { open: from, close: to } : undefined;
};

/** `9:00` and `09.00` are `09:00`. */
const timeOf = (value: unknown): string | undefined => {
  const match = /^(\d{1,2})[:.](\d{2})$/.exec(String(value ?? '').trim());
  if (!match || Number(match[1]) > 24 || Number(match[2]) > 59) return undefined;
  return `${match[1]!.padStart(2, '0')}:${match[2]}`;
};
