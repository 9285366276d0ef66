import { fold } from './fold.js';

const KINDS = new Set(['mahallesi', 'mahalle', 'mah', 'mh', 'mah.', 'mh.']);
const MOST_WORDS = 4;
const hasLetter = /\p{L}/u;

/** 'CAFERAĞA' and 'caferağa' as 'Caferağa'; other spellings stay as they are. */
const capitalised = (word: string): string => {
  const lower = word.toLocaleLowerCase('tr');
  const upper = word.toLocaleUpperCase('tr');
  return word === lower || word === upper ? lower.charAt(0).toLocaleUpperCase('tr') + lower.slice(1) : word;
};

/** The neighbourhood that an address names: `Caferağa Mah. Moda Cad. 12` → `Caferağa`; undefined where it names none. */
export const neighbourhoodIn = (address: string): string | undefined => {
  for (const part of address.split(/[,;/\n()]+|(?<=\b(?:mah?|mh)\.)(?=\p{L})/iu)) {
    const words = part.trim().split(/\s+/);
    const at = words.findIndex((word) => KINDS.has(fold(word)));
    if (at <= 0) continue;
    // A house number or a street's kind before it belongs to something else; '19 Mayıs' begins with its number.
    const from = words.findLastIndex((word, i) => i < at && (hasLetter.test(word) ? word.endsWith('.') : i > 0)) + 1;
    const name = words.slice(Math.max(from, at - MOST_WORDS), at).filter((word) => word !== '-');
    if (name.length > 0) return name.map(capitalised).join(' ');
  }
  return undefined;
};
