import { texts } from './date-texts';
import { decimal } from './numbers';
import { turkishClock } from '@carsi/turkish/clock';

// Not with Intl, as in format.ts.

/** '31 Aralık 2026', in Türkiye. */
export const formatDate = (iso: string): string => {
  const date = turkishClock(new Date(iso));
  if (Number.isNaN(date.getTime())) return iso;
  return `${date.getUTCDate()} ${texts.months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};

/** '3 gün önce', 'dün', 'şimdi'. */
export const formatAgo = (iso: string, now: Date): string => {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  for (const [unit, size] of texts.units) {
    const count = Math.trunc(seconds / size);
    if (count === 0) continue;
    return texts.near[`${count} ${unit}`] ?? texts[count < 0 ? 'ago' : 'ahead'](decimal(Math.abs(count)), unit);
  }
  return texts.now;
};
