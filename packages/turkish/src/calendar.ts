import { turkishClock } from './clock.js';

const DAY_MS = 86_400_000;

/** The moment of a Turkish calendar day ('2026-11-21') and time ('09:30'). */
export const momentOf = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00+03:00`);

let lastDay = { number: Number.NaN, text: '' };

/** '2026-11-21', the calendar day of a moment. A projection needs the same day a million times, so the last one is cached. */
export const dayOf = (at: string | Date): string => {
  const number = Math.floor(turkishClock(at).getTime() / DAY_MS);
  if (number !== lastDay.number) lastDay = { number, text: new Date(number * DAY_MS).toISOString().slice(0, 10) };
  return lastDay.text;
};

/** 0–23. */
export const hourOf = (at: string | Date): number => turkishClock(at).getUTCHours();

/** The last `days` days including that of `now`, oldest first. */
export const lastDays = (now: Date, days: number): readonly string[] =>
  Array.from({ length: days }, (_, index) => dayOf(new Date(now.getTime() - (days - 1 - index) * DAY_MS)));

/** Minutes since Monday 00:00, 0–10079. */
export const minuteOfWeek = (at: Date): number => {
  const clock = turkishClock(at);
  return ((clock.getUTCDay() + 6) % 7) * 1_440 + clock.getUTCHours() * 60 + clock.getUTCMinutes();
};
