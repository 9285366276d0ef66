import type { DayHours, Interval, Weekday, WorkingHours } from '@carsi/contracts/http/working-hours';
import { texts } from '../texts';
import { inTurkey } from './turkish-time';
import { weekdays } from './weekdays';

export interface OpeningState {
  open: boolean;
  /** 'HH:MM' at which that changes, if it does today. */
  changesAt: string | null;
  allDay: boolean;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

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
  const today = inTurkey(now);
  const before = inTurkey(new Date(now.getTime() - 86_400_000));
  for (const { open, close } of intervalsOn(hours, before.date, before.weekday)) {
    if (minuteOf(close) < minuteOf(open) && today.minute < minuteOf(close))
      return { open: true, changesAt: close, allDay: false };
  }
  const intervals = intervalsOn(hours, today.date, today.weekday);
  for (const { open, close } of intervals) {
    if (open === close) return { open: true, changesAt: null, allDay: true };
    const ends = minuteOf(close) < minuteOf(open) ? 24 * 60 + minuteOf(close) : minuteOf(close);
    if (today.minute >= minuteOf(open) && today.minute < ends) return { open: true, changesAt: close, allDay: false };
  }
  const next = intervals.find(({ open }) => minuteOf(open) > today.minute);
  return { open: false, changesAt: next?.open ?? null, allDay: false };
};

export const formatIntervals = (intervals: readonly Interval[]): string =>
  intervals.map(({ open, close }) => (open === close ? texts.allDay : `${open} – ${close}`)).join(', ');
