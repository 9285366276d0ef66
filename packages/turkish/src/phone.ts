const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');

/** 444 numbers are dialled as they stand from anywhere in Turkey: seven digits, no area code, no WhatsApp. */
const isNational444 = (phone: string): boolean => /^444\d{4}$/.test(digitsOf(phone));

/** Digits for a wa.me link (decision 44), undefined where there can be no WhatsApp. An international number keeps its country. */
export const whatsappDigits = (phone: string): string | undefined => {
  if (isNational444(phone)) return undefined;
  const digits = digitsOf(phone);
  if (/^\s*(\+|00)/.test(phone)) return digits.replace(/^00/, '') || undefined;
  if (digits.startsWith('90')) return digits;
  const national = digits.replace(/^0+/, '');
  return national === '' ? undefined : `90${national}`;
};
