import { LruMap } from '@carsi/platform/events/lru-map';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164 where the number parses as a Turkish or international one, else null; the typed text is stored as well. */
export const phoneOf = (typed: string): string | null => {
  const known = parsedPhones.get(typed);
  if (known !== undefined) return known;
  const phone = parse(typed);
  parsedPhones.set(detached(typed), phone);
  return phone;
};

/** Parsing costs more than everything else about a company in a list. */
const parsedPhones = new LruMap<string, string | null>(50_000);

/** A copy. V8's substring would retain the complete source text: a file's chunk for one name. */
export const detached = (text: string): string => Buffer.from(text).toString();

const parse = (typed: string): string | null => {
  const parsed = parsePhoneNumberFromString(typed, 'TR');
  return parsed?.isPossible() ? parsed.number : null;
};
