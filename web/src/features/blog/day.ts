import { formatDate } from '../../lib/dates';
import { decimal } from '../../lib/format';

/** '09 Kasım 2026'. */
export const formatDay = (iso: string | null): string => (iso === null ? '' : formatDate(iso).replace(/^\d /, '0$&'));

/** Above 1.000 in K, above 1.000.000 in M (specification 2, section 9). */
export const short = (value: number): string => {
  if (value >= 1_000_000) return `${decimal(value / 1_000_000, 0, 1)}M`;
  return value >= 1_000 ? `${decimal(value / 1_000, 0, 1)}K` : decimal(value);
};
