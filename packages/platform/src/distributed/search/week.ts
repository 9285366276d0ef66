/** Units of minutes, each a multiple of the next: an interval is encoded by the few largest that fill it. */
const UNITS = [1440, 720, 180, 60, 15, 5, 1] as const;
const WEEK = 7 * 1440;

const slot = (level: number, minute: number): number => level * WEEK + Math.floor(minute / UNITS[level]!);

/**
 * Opening hours as filterable numbers, exact to the minute: 09:00–18:30 is five slots, a week around the clock is seven.
 * A slot per minute would be ten thousand numbers a company.
 */
export const slotsOf = (open: readonly (readonly [from: number, to: number])[]): readonly number[] => {
  const slots = new Set<number>();
  for (const [from, to] of open) {
    for (let minute = from; minute < to && minute < from + WEEK;) {
      const level = UNITS.findIndex((unit) => minute % unit === 0 && minute + unit <= to);
      slots.add(slot(level, minute % WEEK));
      minute += UNITS[level]!;
    }
  }
  return [...slots];
};

/** The slots that contain a minute of the week: a company with any of them is open. */
export const slotsAt = (minute: number): readonly number[] =>
  UNITS.map((_, level) => slot(level, ((Math.floor(minute) % WEEK) + WEEK) % WEEK));
