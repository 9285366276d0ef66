import { fold } from './fold.js';

/** Letters with a place of their own in the Turkish alphabet sort right after their plain neighbour: `~` is above every letter. */
const OWN_PLACE: Readonly<Record<string, string>> = { ç: 'c~', ğ: 'g~', ı: 'h~', ö: 'o~', ş: 's~', ü: 'u~' };

/** A key whose order by code unit, in any engine, is that of the Turkish alphabet (… h ı i …, o ö p, s ş t). Punctuation counts nothing. */
export const collate = (text: string): string => {
  let key = '';
  for (const character of text.normalize('NFC')) {
    const lower = character === 'I' ? 'ı' : character === 'İ' ? 'i' : character.toLowerCase();
    key += OWN_PLACE[lower] ?? fold(lower);
  }
  return key
    .replaceAll(/[^\p{L}\p{N}~\s]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

export const compareTurkish = (a: string, b: string): number => {
  const left = collate(a);
  const right = collate(b);
  return left < right ? -1 : left > right ? 1 : 0;
};
