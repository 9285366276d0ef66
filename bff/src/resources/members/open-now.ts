import { weekdays, type Interval, type WorkingHours } from '@carsi/contracts/company-profile';
import { dayOf, minuteOfWeek } from '@carsi/platform/hosting/istanbul';

const DAY_MINUTES = 1_440;
const DAY_MS = 86_400_000;

/** Whether it is open at this moment in Turkey; a special day takes the weekday's place. Null where no hours are known. */
export const isOpenAt = (hours: WorkingHours | null, now: Date): boolean | null => {
  if (!hours) return null;
  const minute = minuteOfWeek(now) % DAY_MINUTES;
  const beganYesterday = intervalsOn(hours, new Date(now.getTime() - DAY_MS)).some(
    ({ open, close }) => minutesOf(close) < minutesOf(open) && minute < minutesOf(close),
  );
  return beganYesterday || intervalsOn(hours, now).some((interval) => covers(interval, minute));
};

const intervalsOn = ({ week, special }: WorkingHours, at: Date): readonly Interval[] => {
  const day = dayOf(at);
  const weekday = weekdays[Math.floor(minuteOfWeek(at) / DAY_MINUTES)]!;
  return special.find(({ date }) => date === day)?.intervals ?? week[weekday] ?? [];
};

/** On the day it begins: one that ends past midnight lasts until then, one that ends when it begins the whole day. */
const covers = ({ open, close }: Interval, minute: number): boolean => {
  const [from, to] = [minutesOf(open), minutesOf(close)];
  if (from === to) return true;
  return minute >= from && (to < from || minute < to);
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
