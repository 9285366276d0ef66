import { decimal as formatDecimal } from '../../lib/format/numbers';

/** One decimal at most, with a comma. */
export const decimal = (value: number): string => formatDecimal(value, 0, 1);

export type Direction = 'up' | 'down' | 'same' | 'fresh' | 'none';

/** Null against something is new; null against nothing says nothing. */
export const directionOf = (trend: number | null, value: number): Direction => {
  if (trend === null) return value > 0 ? 'fresh' : 'none';
  return trend > 0 ? 'up' : trend < 0 ? 'down' : 'same';
};

export const ranges = [7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** The default period: thirty days, or the plan's limit. */
export const rangeOf = (chosen: Range | null, history: number): number => Math.min(chosen ?? 30, history);
