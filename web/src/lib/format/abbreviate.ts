import { decimal } from './numbers';

/** '1.000', '1,5K', '2M': K above a thousand, M above a million. What rounds up to a thousand K is a million. */
export const abbreviate = (value: number): string => {
  const size = Math.abs(value);
  if (size <= 1_000) return decimal(value);
  return Math.round(size / 100) >= 10_000 ? `${decimal(value / 1_000_000, 0, 1)}M` : `${decimal(value / 1_000, 0, 1)}K`;
};
