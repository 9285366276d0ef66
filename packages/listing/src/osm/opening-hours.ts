import type { Interval, WorkingHours } from '@carsi/contracts/directory/company-profile';
import { weekdays, type Weekday } from '@carsi/contracts/directory/weekdays';
import type { opening_hours } from 'opening_hours';
import { LruMap } from '@carsi/platform/events/lru-map';

type Special = WorkingHours['special'][number];

/**
 * OpenStreetMap's opening_hours → our week and special days. Null where they cannot express it: seasons, every second week,
 * sunrise, 'by appointment'. The library knows the grammar; a value is understood by asking it about every day of two years.
 */
export const weekOf = async (value: string, year: number): Promise<WorkingHours | null> => {
  const key = `${year} ${value}`;
  const known = read.get(key);
  if (known !== undefined) return known.hours;
  Grammar ??= (await import('opening_hours')).default;
  const hours = hoursIn(Grammar, value, year);
  read.set(key, { hours });
  return hours;
};

/** A city's shops say the same few hundred things. */
const read = new LruMap<string, { readonly hours: WorkingHours | null }>(5_000);
let Grammar: typeof opening_hours | undefined;

/** The library has no holidays of Turkey; those of this country only show what a rule says of holidays. */
const SOMEWHERE = { lat: 39, lon: 35, address: { country_code: 'de', state: '' } };
/** By law 2429, on the same date each year. The religious ones move with the moon and are not guessed. */
const HOLIDAYS_HERE = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'];
/** More days than this in two years are a season, and no exceptions. */
const MOST_SPECIAL = 24;
const MOST_INTERVALS = 6;

const hoursIn = (Grammar: typeof opening_hours, value: string, year: number): WorkingHours | null => {
  if (/\b(SH|sunrise|sunset|dawn|dusk)\b/i.test(value)) return null;
  try {
    const oh = new Grammar(value, SOMEWHERE);
    const [from, to] = [new Date(year, 0, 1), new Date(year + 2, 0, 1)];
    const days = daysOf(oh.getOpenIntervals(new Date(year - 1, 11, 30), new Date(year + 2, 0, 3)));
    if (!days || (days.size === 0 && !/\b(off|closed|kapalı)\b/i.test(value))) return null;
    const holidays = /\bPH\b/i.test(value) ? holidaysOf(oh, days, from, to) : { there: new Set<string>() };
    return holidays && regular(days, from, to, year, holidays);
  } catch {
    return null;
  }
};

type Days = ReadonlyMap<string, readonly Interval[]>;

interface Holidays {
  readonly there: ReadonlySet<string>;
  readonly here?: readonly Interval[];
}

const regular = (days: Days, from: Date, to: Date, year: number, { there, here }: Holidays): WorkingHours | null => {
  const usual = new Map<Weekday, Map<string, number>>(weekdays.map((weekday) => [weekday, new Map()]));
  const each: { date: string; weekday: Weekday; hours: string }[] = [];
  for (let day = from; day < to; day = after(day)) {
    const date = dateOf(day);
    if (there.has(date)) continue;
    const weekday = weekdays[(day.getDay() + 6) % 7]!;
    const hours = JSON.stringify(days.get(date) ?? []);
    usual.get(weekday)!.set(hours, (usual.get(weekday)!.get(hours) ?? 0) + 1);
    each.push({ date, weekday, hours });
  }
  const mostly = (weekday: Weekday): string => [...usual.get(weekday)!].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const week = Object.fromEntries(weekdays.map((weekday) => [weekday, mostly(weekday)])) as Record<Weekday, string>;
  const special = each
    .filter(({ weekday, hours }) => hours !== week[weekday])
    .map(({ date, hours }): Special => ({ date, intervals: JSON.parse(hours) as Interval[] }));
  if (special.length > MOST_SPECIAL) return null;
  if (here)
    for (const date of [year, year + 1].flatMap((y) => HOLIDAYS_HERE.map((day) => `${y}-${day}`)))
      if (
        JSON.stringify(here) !== week[weekdays[(new Date(`${date}T12:00`).getDay() + 6) % 7]!] &&
        !special.some((s) => s.date === date)
      )
        special.push({ date, intervals: [...here], note: 'Resmî tatil' });
  const intervals = Object.fromEntries(
    weekdays.map((weekday) => [weekday, JSON.parse(week[weekday]) as Interval[]]),
  ) as WorkingHours['week'];
  if (Object.values(intervals).some((day) => day.length > MOST_INTERVALS)) return null;
  return { week: intervals, special: special.sort((a, b) => (a.date < b.date ? -1 : 1)) };
};

/** What holidays are like, where all of them are alike; on their dates nothing is concluded about the week. */
const holidaysOf = (oh: opening_hours, days: Days, from: Date, to: Date): Holidays | null => {
  const there = new Set<string>();
  const hours = new Set<string>();
  for (let day = from; day < to; day = after(day)) {
    if (!oh.getPublicHolidayContext(day).isHoliday) continue;
    there.add(dateOf(day));
    hours.add(JSON.stringify(days.get(dateOf(day)) ?? []));
  }
  return hours.size === 1 ? { there, here: JSON.parse([...hours][0]!) as Interval[] } : null;
};

/** Intervals by the day on which they begin; undefined when some are not certain. */
const daysOf = (intervals: readonly (readonly [Date, Date, boolean, string | undefined])[]): Days | undefined => {
  const days = new Map<string, Interval[]>();
  for (const [from, to, unknown] of intervals) {
    if (unknown) return undefined;
    for (let begin = from; begin < to;) {
      const midnight = after(begin);
      const overnight = to.getTime() - begin.getTime() < 86_400_000 && to.getTime() - midnight.getTime() < 43_200_000;
      const end = to <= midnight || overnight ? to : midnight;
      const day = days.get(dateOf(begin)) ?? [];
      days.set(dateOf(begin), [...day, { open: timeOf(begin), close: timeOf(end) }]);
      begin = end;
    }
  }
  return days;
};

const two = (value: number): string => String(value).padStart(2, '0');
const timeOf = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`;
const dateOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
/** Midnight after it. */
const after = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
