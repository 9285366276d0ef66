import type { DayHours, Interval, WorkingHours } from '@carsi/contracts/directory/http/working-hours';
import { openingAt, type OpeningState } from '@carsi/turkish/opening';
import { texts } from '../texts';
import { weekdays, type Weekday } from '@carsi/contracts/directory/weekdays';

const ofDay = (day: DayHours | undefined): Interval[] => {
  if (!day || day.closed || !day.isOpen) return [];
  return day.intervals.length > 0 ? day.intervals : day.open && day.close ? [{ open: day.open, close: day.close }] : [];
};

/** The intervals that begin on that day; a special day takes the weekday's place. */
export const intervalsOn = (hours: WorkingHours, date: string, weekday: Weekday): Interval[] => {
  const special = hours.special_days?.find((day) => day.date === date);
  if (special) return special.closed ? [] : special.intervals;
  return ofDay(hours[weekday]);
};

/** Null where no hours are known at all. */
export const openingState = (hours: WorkingHours | null, now: Date): OpeningState | null => {
  if (!hours || weekdays.every((day) => !hours[day])) return null;
  return openingAt((date, weekday) => intervalsOn(hours, date, weekdays[weekday]!), now);
};

export const formatIntervals = (intervals: readonly Interval[]): string =>
  intervals.map(({ open, close }) => (open === close ? texts.allDay : `${open} – ${close}`)).join(', ');
