/** Europe/Istanbul has been UTC+3 the whole year since 2016; older times are not ours. */
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

const localMs = (at: string | Date): number => (typeof at === 'string' ? Date.parse(at) : at.getTime()) + OFFSET_MS;

let lastDay = { number: Number.NaN, text: '' };

/** `2026-11-21`, the calendar day of a moment in Turkey. A projection asks for the same day a million times: the last one is kept. */
export const dayOf = (at: string | Date): string => {
  const number = Math.floor(localMs(at) / DAY_MS);
  if (number !== lastDay.number) lastDay = { number, text: new Date(number * DAY_MS).toISOString().slice(0, 10) };
  return lastDay.text;
};

/** 0–23. */
export const hourOf = (at: string | Date): number => new Date(localMs(at)).getUTCHours();

/** The last `days` days up to and with the day of `now`, oldest first. */
export const lastDays = (now: Date, days: number): readonly string[] =>
  Array.from({ length: days }, (_, index) => dayOf(new Date(now.getTime() - (days - 1 - index) * DAY_MS)));

/** Minutes since Monday 00:00 in Turkey, 0–10079. */
export const minuteOfWeek = (at: Date): number => {
  const local = new Date(at.getTime() + OFFSET_MS);
  return ((local.getUTCDay() + 6) % 7) * 1_440 + local.getUTCHours() * 60 + local.getUTCMinutes();
};
