import type { Weekday } from '@carsi/contracts/directory/http/working-hours';

/** From Monday. The contract's list comes with its schemas, which browsers do not load. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];
