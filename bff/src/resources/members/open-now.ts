import type { WorkingHours } from '@carsi/contracts/directory/company-profile';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import { openingAt } from '@carsi/turkish/opening';

/** Whether it is open at this moment in Turkey; a special day takes the weekday's place. Null where no hours are known. */
export const isOpenAt = (hours: WorkingHours | null, now: Date): boolean | null => {
  if (!hours) return null;
  const { week, special } = hours;
  const intervalsOn = (day: string, weekday: number) =>
    special.find(({ date }) => date === day)?.intervals ?? week[weekdays[weekday]!] ?? [];
  return openingAt(intervalsOn, now).open;
};
