import type { DayHours, WorkingHours } from '@carsi/contracts/directory/http/working-hours';
import { weekdays } from '@carsi/contracts/directory/weekdays';
import { attributeById, priceSigns } from '@carsi/contracts/directory/attributes';
import { differenceTexts as texts } from './difference-texts';

/** Fields of which people know other words than the API. */
const worded: Readonly<Record<string, (value: unknown) => string>> = {
  attributes: (id) => attributeById(String(id))?.label ?? String(id),
  price_level: (level) => priceSigns(Number(level)),
};

/** Any value of the company form as lines of text; none if it is empty. */
export const linesOf = (value: unknown, field?: string): readonly string[] => {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return [value ? texts.yes : texts.no];
  const wordOf = worded[field ?? ''] ?? String;
  if (Array.isArray(value)) return value.map(wordOf);
  if (typeof value !== 'object') return [wordOf(value)];
  if (weekdays.some((day) => day in value)) return linesOfHours(value as WorkingHours);
  // Descriptions of pictures are shown without their addresses.
  return Object.entries(value).flatMap(([name, part]) =>
    part ? [name.startsWith('/files/') ? String(part) : `${name}: ${String(part)}`] : [],
  );
};

const linesOfHours = (hours: WorkingHours): readonly string[] => [
  ...weekdays.map((day) => `${texts.weekdays[day]}: ${spans(hours[day])}`),
  ...(hours.special_days ?? []).map(
    ({ date, note, ...day }) => `${[date, note].filter(Boolean).join(' ')}: ${spans(day)}`,
  ),
];

const spans = (day: Pick<DayHours, 'intervals'> | undefined): string =>
  day?.intervals.map(({ open, close }) => `${open}–${close}`).join(', ') || texts.closed;
