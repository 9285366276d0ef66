const digitsOf = (text: string): readonly number[] => Array.from(text, Number);
const allAlike = (text: string): boolean => new Set(text).size === 1;

/**
 * Ten digits, the last of which proves the others: each of the nine, plus its place counted from the right, modulo 10, times two to the
 * power of that place, modulo 9 (9 where a digit leaves nothing); the sum and the last digit make a multiple of ten.
 * Source: the check of Gelir İdaresi Başkanlığı (turkiye.gov.tr/gib-intvrg-vergi-kimlik-numarasi-dogrulama), as python-stdnum has it in tr/vkn.py.
 */
export const isVkn = (text: string): boolean => {
  if (!/^\d{10}$/.test(text) || allAlike(text)) return false;
  const digits = digitsOf(text);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const place = 9 - index;
    const moved = (digit + place) % 10;
    return total + (moved === 0 ? 0 : (moved * 2 ** place) % 9 || 9);
  }, 0);
  return (sum + digits[9]!) % 10 === 0;
};

/**
 * Eleven digits that do not begin with 0. The tenth is seven times the sum of those at odd places less the sum of those at even ones,
 * modulo 10; the eleventh is the sum of the first ten, modulo 10.
 * Source: the check of Nüfus ve Vatandaşlık İşleri (tckimlik.nvi.gov.tr), as python-stdnum has it in tr/tckimlik.py.
 */
export const isTckn = (text: string): boolean => {
  if (!/^[1-9]\d{10}$/.test(text) || allAlike(text)) return false;
  const digits = digitsOf(text);
  const sum = (from: number, step: number, to: number): number =>
    digits.reduce((total, digit, at) => (at >= from && at < to && (at - from) % step === 0 ? total + digit : total), 0);
  const tenth = (7 * sum(0, 2, 9) - sum(1, 2, 9) + 100) % 10;
  return digits[9] === tenth && digits[10] === sum(0, 1, 10) % 10;
};
