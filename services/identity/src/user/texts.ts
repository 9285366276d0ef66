import { isWebAddress } from '@carsi/contracts/common/web-address';
import { refuse } from '@carsi/kernel/refusal';
import { within } from '@carsi/platform/text/typed';

// Normalises typed texts. Lengths count code points after NFC; a text that is too long is refused, never cut.

const INVISIBLE = /[\p{Cf}\p{Cs}\p{Co}]/gu;
const BLANKS = /[\p{Cc}\p{Z}]+/gu;
const CONTROLS = /[^\P{Cc}\n]/gu;

/** One line: names, places, companies. Without invisible and direction marks, control characters and halves of characters. */
export const oneLine = (typed: string): string =>
  typed.replace(INVISIBLE, '').replace(BLANKS, ' ').normalize('NFC').trim();

/** Several lines. */
export const someLines = (typed: string): string =>
  typed.replaceAll('\r\n', '\n').replace(INVISIBLE, '').replace(CONTROLS, ' ').normalize('NFC').trim();

export const nameOf = (typed: string, requiredCode: string): string =>
  within(oneLine(typed) || refuse(requiredCode), 100, 'NAME_TOO_LONG');

export const companyNameOf = (typed: string | null | undefined): string | null =>
  within(oneLine(typed ?? ''), 200, 'COMPANY_NAME_TOO_LONG') || null;

/** Only digits, blanks, hyphens, plus signs and parentheses, as the forms have it. */
export const phoneOf = (typed: string | null | undefined): string | null => {
  const phone = oneLine(typed ?? '');
  if (phone === '') return null;
  return /^[0-9 +()-]{1,30}$/.test(phone) ? phone : refuse('PHONE_INVALID');
};

export const bioOf = (typed: string): string => within(someLines(typed), 200, 'BIO_TOO_LONG');
export const locationOf = (typed: string): string => within(oneLine(typed), 100, 'LOCATION_TOO_LONG');

export const websiteOf = (typed: string): string => {
  const website = oneLine(typed);
  return website === '' || isWebAddress(website) ? website : refuse('WEBSITE_INVALID');
};
