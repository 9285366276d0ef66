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

/** The ten digits of a Turkish number, or the seven of a 444 number; [] where the text is neither. A field may hold several. */
export const nationalDigits = (phone: string | null): readonly string[] =>
  (phone ?? '').split(/[,;/]|\s-\s/).flatMap((part) => {
    const digits = digitsOf(part);
    const national = digits.replace(/^(?:0090|90(?=\d{10}$))?0*/, '');
    return national.length === 10 || isNational444(national) ? [national] : [];
  });
