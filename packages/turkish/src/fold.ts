const MARKS_AND_INVISIBLES = /[\p{Mn}\p{Me}\p{Cf}]/gu;
const ASCII = /^[\0-\x7f]*$/;
/** All that Turkish is usually written with: folded letter by letter, which costs a tenth of the normal form. */
const TURKISH = /^[\0-\x7fçğıöşüÇĞİÖŞÜâîûÂÎÛ’‘“”–—]*$/;
const BEYOND_ASCII = /[^\0-\x7f]/g;
const LETTERS = 'çğıöşüÇĞİÖŞÜâîûÂÎÛ';
const plain = new Map([...'cgiosucgiosuaiuaiu'].map((letter, at) => [LETTERS[at]!, letter]));

/**
 * Whether the letters that only Turkish has stand in the text as typed: a typed `ş` is no `s`, while a typed `s` may be either. Beside
 * one of them an `i` is no `ı`. Of texts whose folded forms begin alike.
 */
export const matchesSpelling = (typed: string, text: string): boolean => {
  const letters = [...typed.normalize('NFC').toLocaleLowerCase('tr')];
  const written = [...text.normalize('NFC').toLocaleLowerCase('tr')];
  const isPlain = letters.every((letter) => ASCII.test(letter));
  return letters.every((letter, at) => letter === written[at] || (ASCII.test(letter) && (isPlain || letter !== 'i')));
};

/**
 * The one normal form of typed and stored Turkish: `İSTANBUL`, `istanbul`, `ıstanbul` and every Unicode form of them fold to
 * `istanbul`. Lower-casing is without locale, because a visitor's keyboard decides nothing; dotless ı becomes i afterwards.
 */
export const fold = (text: string): string => {
  if (ASCII.test(text)) return text.toLowerCase();
  if (TURKISH.test(text)) return text.replace(BEYOND_ASCII, (letter) => plain.get(letter) ?? letter).toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS_AND_INVISIBLES, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');
};
