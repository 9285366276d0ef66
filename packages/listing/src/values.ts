import { fold } from '@carsi/turkish/fold';
import { bad } from './reasons.js';

export type Values = Readonly<Record<string, unknown>>;

/** Null if omitted. Line ends become LF. */
export const text = (values: Values, column: string, longest: number): string | null => {
  const value = values[column];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return bad('TEXT_EXPECTED', column);
  const clean = typed(String(value));
  if (clean.length > longest && [...clean].length > longest) bad('TEXT_TOO_LONG', column, String(longest));
  return clean === '' ? null : clean;
};

/** The one form in which a text goes in and comes out again. */
export const typed = (value: string): string => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** `1.250,50`, `1250,50` and `1250.50` are one number; what is none is NaN. */
export const decimal = (value: unknown): number => {
  if (typeof value === 'number') return value;
  const raw = String(value).trim();
  if (/^-?\d{1,3}(\.\d{3})*,\d+$/.test(raw) || /^-?\d+,\d+$/.test(raw))
    return Number(raw.replaceAll('.', '').replace(',', '.'));
  return raw === '' ? Number.NaN : Number(raw);
};

/** As `decimal`, but `1.250` is a thousand and more: no price has three digits after the point. */
export const priceIn = (value: unknown): number =>
  decimal(
    typeof value === 'string' && /^[1-9]\d{0,2}(\.\d{3})+$/.test(value.trim()) ? value.replaceAll('.', '') : value,
  );

export const integer = (values: Values, column: string): number | null => {
  const raw = text(values, column, 10);
  if (raw === null) return null;
  if (!/^\d+$/.test(raw)) bad('NUMBER_INVALID', column, raw);
  return Number(raw);
};

/** Separated by `|` in CSV, or JSON. */
export const list = (value: unknown, most: number): string[] => {
  const raw = jsonIn(value);
  const parts = Array.isArray(raw) ? raw.map(String) : typeof raw === 'string' ? raw.split('|') : [];
  return [...new Set(parts.map(typed).filter((part) => part !== ''))].slice(0, most);
};

/** Spreadsheets write TRUE, or DOĞRU. */
export const flag = (value: unknown): boolean =>
  value === true || value === 1 || ['true', '1', 'evet', 'yes', 'dogru'].includes(fold(String(value ?? '').trim()));

/** JSON text in a cell; the value itself where it is none. */
export const jsonIn = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};
