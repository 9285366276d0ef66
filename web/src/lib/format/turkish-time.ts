import { weekdays } from './weekdays';

/** Türkiye has been three hours ahead of UTC, summer and winter, since September 2016. */
const AHEAD_MS = 3 * 3_600_000;

/** A Date whose UTC fields are what clocks in Türkiye show. By hand because the first use of Intl costs a phone 70–180 ms (docs/decisions/0032). */
export const turkishClock = (at: Date): Date => new Date(at.getTime() + AHEAD_MS);

/** Date and minute of the day in Türkiye, wherever the clock that is read stands. */
export const inTurkey = (at: Date): { date: string; minute: number; weekday: (typeof weekdays)[number] } => {
  const clock = turkishClock(at);
  return {
    date: clock.toISOString().slice(0, 10),
    minute: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
    weekday: weekdays[(clock.getUTCDay() + 6) % 7]!,
  };
};
