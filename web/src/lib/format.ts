import { site } from '../config/site';
import { texts } from './texts';

const whole = new Intl.NumberFormat('tr-TR');
const oneDecimal = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const longDate = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: site.timeZone,
});
const relative = new Intl.RelativeTimeFormat('tr-TR', { numeric: 'auto' });

export const formatNumber = (value: number): string => whole.format(value);
export const formatRating = (value: number): string => oneDecimal.format(value);
/** ai_score is stored 0–10 and shown out of 100. */
export const formatScore = (value: number): string => whole.format(Math.round(value * 10));

/** '1.250 TL', '450 TL / saat'; a unit that is not known is shown as it is. */
export const formatPrice = (price: number | null, unit: string | null): string => {
  if (price === null) return '';
  const suffix = unit ? (texts.units[unit] ?? unit) : '';
  return `${money.format(price)} TL${suffix ? ` / ${suffix}` : ''}`;
};

export const formatDate = (iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : longDate.format(date);
};

const steps: ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '3 gün önce', 'dün', 'şimdi'. */
export const formatAgo = (iso: string, now: Date): string => {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return relative.format(0, 'second');
};

export const formatDistance = (kilometres: number): string =>
  kilometres < 1 ? `${whole.format(Math.round(kilometres * 1000))} m` : `${oneDecimal.format(kilometres)} km`;
