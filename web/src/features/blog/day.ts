import { site } from '../../config/site';

const format = new Intl.DateTimeFormat('tr-TR', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: site.timeZone,
});

/** '09 Kasım 2026'. */
export const formatDay = (iso: string | null): string => (iso === null ? '' : format.format(new Date(iso)));

const whole = new Intl.NumberFormat('tr-TR');
const oneDecimal = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** Above 1.000 in K, above 1.000.000 in M (specification 2, section 9). */
export const short = (value: number): string => {
  if (value >= 1_000_000) return `${oneDecimal.format(value / 1_000_000)}M`;
  return value >= 1_000 ? `${oneDecimal.format(value / 1_000)}K` : whole.format(value);
};
