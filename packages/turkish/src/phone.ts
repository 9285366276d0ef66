const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

/** 444 numbers are dialled as they stand from anywhere in Turkey: seven digits, no area code, no WhatsApp. */
export const isNational444 = (phone: string): boolean => /^444\d{4}$/.test(digitsOf(phone));

/** The ten national digits (`2164441234`), from any usual way of writing a Turkish number. */
const nationalDigits = (phone: string): string | undefined => {
  const digits = digitsOf(phone).replace(/^00/, '');
  const national = digits.replace(/^90(?=\d{10}$)/, '').replace(/^0(?=\d{10}$)/, '');
  return /^[2-5]\d{9}$/.test(national) || /^8[05]\d{8}$/.test(national) ? national : undefined;
};

/** E.164 of a Turkish number (`+902164441234`); undefined where it is none, such as 444 numbers. Foreign numbers are libphonenumber's. */
export const turkishE164 = (phone: string): string | undefined => {
  const national = nationalDigits(phone);
  return national === undefined ? undefined : `+90${national}`;
};

/** Digits for a wa.me link (decision 44), undefined where there can be no WhatsApp. An international number keeps its country. */
export const whatsappDigits = (phone: string): string | undefined => {
  if (isNational444(phone)) return undefined;
  const digits = digitsOf(phone);
  if (/^\s*(\+|00)/.test(phone)) return digits.replace(/^00/, '') || undefined;
  if (digits.startsWith('90')) return digits;
  const national = digits.replace(/^0+/, '');
  return national === '' ? undefined : `90${national}`;
};

/** `tel:` target: national for 444, international where it parses, else the digits as typed. */
export const telTarget = (phone: string): string =>
  isNational444(phone) ? digitsOf(phone) : (turkishE164(phone) ?? phone.replaceAll(/[^\d+]/g, ''));
