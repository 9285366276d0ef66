import type { Chance } from '../search/corpus.js';
import { lower } from './grammar.js';

/** The Turkish Q keyboard of a phone: what lies beside a key. */
const rows = ['qwertyuıopğü', 'asdfghjklşi', 'zxcvbnmöç'];
const beside = (letter: string): readonly string[] => {
  const row = rows.findIndex((keys) => keys.includes(letter));
  if (row < 0) return ['a'];
  const at = rows[row]!.indexOf(letter);
  return [rows[row]![at - 1], rows[row]![at + 1], rows[row - 1]?.[at], rows[row + 1]?.[at]].filter(
    (key) => key !== undefined,
  );
};

const slips: readonly ((letters: string[], at: number, chance: Chance) => void)[] = [
  (letters, at, chance) => void (letters[at] = chance.of(beside(letters[at]!))),
  (letters, at) => void letters.splice(at, 1),
  (letters, at) => void letters.splice(at, 0, letters[at]!),
  (letters, at, chance) => void letters.splice(at, 0, chance.of(beside(letters[at]!))),
  (letters, at) => {
    const before = at === letters.length - 1 ? at - 1 : at;
    [letters[before], letters[before + 1]] = [letters[before + 1]!, letters[before]!];
  },
];

/** One slip after the first letter of the longest word; `undefined` for words too short to be recognised afterwards. */
export const slip = (phrase: string, chance: Chance, shortest = 5): string | undefined => {
  const words = lower(phrase).split(' ');
  const longest = words.reduce((best, word, at) => (word.length > words[best]!.length ? at : best), 0);
  const letters = [...words[longest]!];
  if (letters.length < shortest) return undefined;
  chance.of(slips)(letters, 1 + chance.below(letters.length - 1), chance);
  const slipped = letters.join('');
  return slipped === words[longest] ? undefined : words.with(longest, slipped).join(' ');
};

export const slipTwice = (phrase: string, chance: Chance): string | undefined => {
  const once = slip(phrase, chance, 8);
  return once === undefined ? undefined : slip(once, chance, 7);
};

/** The wrong key for the first letter, or the first letter lost. */
export const slipFirst = (phrase: string, chance: Chance): string | undefined => {
  const [first, ...rest] = lower(phrase).split(' ');
  const letters = [...first!];
  if (letters.length < 5) return undefined;
  if (chance.happens(0.3)) letters.shift();
  else letters[0] = chance.of(beside(letters[0]!));
  return [letters.join(''), ...rest].join(' ');
};

const plain: Readonly<Record<string, string>> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a' };
export const ascii = (text: string): string => lower(text).replaceAll(/[çğıöşüâ]/g, (letter) => plain[letter]!);

/** Locked capitals, a foreign keyboard, capitals of a phone, letters that a foreign lower-casing spoilt. */
export const casings: readonly ((text: string) => string)[] = [
  (text) => text.toLocaleUpperCase('tr'),
  (text) => text.toUpperCase(),
  (text) => ascii(text).toUpperCase(),
  (text) => text.toLocaleUpperCase('tr').toLowerCase(),
  (text) => [...text].map((letter, at) => (at % 2 === 0 ? letter.toLocaleUpperCase('tr') : letter)).join(''),
];

export const unicodes: readonly ((text: string) => string)[] = [
  (text) => text.normalize('NFD'),
  (text) => text.toLocaleUpperCase('tr').normalize('NFD'),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => [...text].join('\u200b'),
  (text) => text.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)),
  (text) => `\ufeff${text}\u200e`,
];

export const punctuations: readonly ((...words: readonly string[]) => string)[] = [
  (...words) => words.join(','),
  (...words) => words.join('/'),
  (...words) => words.join(' - '),
  (...words) => words.map((word) => `#${word.replaceAll(' ', '')}`).join(' '),
  (...words) => `📍 ${words.join(' ')} 🙏`,
  (...words) => `"${words.join(' ')}"`,
  (...words) => `  ${words.join('   ')} ...`,
  (...words) => `${words.join(' ')}!!!`,
];
