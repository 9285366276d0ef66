import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164 where the number parses as a Turkish or international one, else null; the typed text is kept beside it. */
export const phoneOf = (typed: string): string | null => {
  const parsed = parsePhoneNumberFromString(typed, 'TR');
  return parsed?.isPossible() ? parsed.number : null;
};
