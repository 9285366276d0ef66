const short = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('tr-TR');

/** '1.000', '1,5K', '2M': K above a thousand, M above a million. What rounds up to a thousand K is a million. */
export const abbreviate = (value: number): string => {
  if (Math.abs(value) <= 1_000) return whole.format(value);
  if (Math.abs(value) > 1_000_000 || Math.round(Math.abs(value) / 100) >= 10_000)
    return `${short.format(value / 1_000_000)}M`;
  return `${short.format(value / 1_000)}K`;
};

/** One decimal at most, with a comma. */
export const decimal = (value: number): string => short.format(value);

export type Direction = 'up' | 'down' | 'same' | 'fresh' | 'none';

/** Null against something is new; null against nothing says nothing. */
export const directionOf = (trend: number | null, value: number): Direction => {
  if (trend === null) return value > 0 ? 'fresh' : 'none';
  return trend > 0 ? 'up' : trend < 0 ? 'down' : 'same';
};

export const ranges = [7, 30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** What is looked at first: thirty days, or as many as the plan has. */
export const rangeOf = (chosen: Range | null, history: number): number => Math.min(chosen ?? 30, history);
