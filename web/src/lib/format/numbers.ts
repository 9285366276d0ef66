import { texts } from '../texts';

// By hand because the first use of Intl costs a phone 70–180 ms (docs/decisions/0032); the spec holds each of these to what Intl says.

/** '1.234,5': rounded half up, as it is written and not as it is stored (1,005 is 1,01). */
export const decimal = (value: number, least = 0, most = 3): string => {
  const rounded = Number(`${Math.round(Number(`${Math.abs(value)}e${most}`))}e-${most}`);
  const [integer = '', fraction = ''] = String(rounded).split('.');
  const decimals = fraction.padEnd(least, '0');
  const grouped = integer.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 && rounded > 0 ? '-' : ''}${grouped}${decimals ? `,${decimals}` : ''}`;
};

export const formatNumber = (value: number): string => decimal(value);
export const formatRating = (value: number): string => decimal(value, 1, 1);
/** ai_score is stored 0–10 and shown out of 100. */
export const formatScore = (value: number): string => decimal(Math.round(value * 10));

/** '1.250 TL', '450 TL / saat'; a unit that is not known is shown as it is. */
export const formatPrice = (price: number | null, unit: string | null): string => {
  if (price === null) return '';
  const suffix = unit ? (texts.units[unit] ?? unit) : '';
  return `${decimal(price, 0, 2)} TL${suffix ? ` / ${suffix}` : ''}`;
};

export const formatDistance = (kilometres: number): string =>
  kilometres < 1 ? `${decimal(Math.round(kilometres * 1000))} m` : `${decimal(kilometres, 1, 1)} km`;
