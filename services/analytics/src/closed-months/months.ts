import { dayOf } from '@carsi/turkish/calendar';

const parts = (month: string): readonly [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5)),
];

/** The youngest month to close: the one of a year ago. Its first day is then 365 to 396 days old, and telemetry lives 400. */
export const monthToClose = (now: Date): string => {
  const [year, month] = parts(dayOf(now).slice(0, 7));
  return `${year - 1}-${String(month).padStart(2, '0')}`;
};

export const nextMonth = (month: string): string => new Date(Date.UTC(...parts(month), 1)).toISOString().slice(0, 7);

export const datesOf = (month: string): readonly string[] =>
  Array.from(
    { length: new Date(Date.UTC(...parts(month), 0)).getUTCDate() },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
