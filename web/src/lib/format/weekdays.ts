import type { Weekday } from '@carsi/contracts/http/working-hours';

/** From Monday; the contract's own list comes with its schemas, which no browser loads. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];
