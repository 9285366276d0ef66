const MARKS_AND_INVISIBLES = /[\p{Mn}\p{Me}\p{Cf}]/gu;
const ASCII = /^[\0-\x7f]*$/;

/**
 * The one normal form of typed and stored Turkish: `İSTANBUL`, `istanbul`, `ıstanbul` and every Unicode form of them fold to
 * `istanbul`. Lower-casing is without locale, because a visitor's keyboard decides nothing; dotless ı becomes i afterwards.
 */
export const fold = (text: string): string => {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS_AND_INVISIBLES, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');
};
