import { turkishClock } from './clock.js';

/** 'HH:MM'. An interval that ends before it begins ends on the next day; one that ends when it begins lasts the whole day. */
export interface Interval {
  readonly open: string;
  readonly close: string;
}

/** The intervals that begin on a day ('2026-11-21'); `weekday` counts from Monday, 0–6. */
export type Hours = (date: string, weekday: number) => readonly Interval[];

export interface OpeningState {
  open: boolean;
  /** 'HH:MM' at which that changes, if it does today. */
  changesAt: string | null;
  allDay: boolean;
}

const DAY_MINUTES = 1_440;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const openingAt = (hours: Hours, now: Date): OpeningState => {
  const clock = turkishClock(now);
  const on = (day: Date): readonly Interval[] => hours(day.toISOString().slice(0, 10), (day.getUTCDay() + 6) % 7);
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  for (const { open, close } of on(new Date(clock.getTime() - DAY_MINUTES * 60_000))) {
    if (minutesOf(close) < minutesOf(open) && minute < minutesOf(close))
      return { open: true, changesAt: close, allDay: false };
  }
  const intervals = on(clock);
  for (const { open, close } of intervals) {
    if (open === close) return { open: true, changesAt: null, allDay: true };
    const ends = minutesOf(close) + (minutesOf(close) < minutesOf(open) ? DAY_MINUTES : 0);
    if (minute >= minutesOf(open) && minute < ends) return { open: true, changesAt: close, allDay: false };
  }
  const next = intervals.find(({ open }) => minutesOf(open) > minute);
  return { open: false, changesAt: next?.open ?? null, allDay: false };
};
