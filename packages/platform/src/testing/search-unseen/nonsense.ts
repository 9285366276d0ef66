import { wordsOf } from '@carsi/turkish/questions/tokens';
import type { Chance } from '../search/corpus.js';

/** Damerau-Levenshtein, plain: how far made-up letters lie from a word. */
const distance = (one: string, other: string): number => {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let best = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + same,
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        best = Math.min(best, table[row - 2]![column - 2]! + 1);
      table[row]![column] = best;
    }
  return table[one.length]![other.length]!;
};

const many = (count: number, make: () => string): string => Array.from({ length: count }, make).join('');
const consonants = [...'bcdfghjklmnpqrstvwxyz'];
const syllables = 'plo,gru,zve,mip,duf,tra,vok,shi,buk,wex,jum,pfa,lirp,noz,gwe,kwi,blar,snu,fip,drok'.split(',');
const foreign =
  'krankenwagen,schmetterling,bonjour monsieur,hullabaloo,weltschmerz,przepraszam,kjærlighet,mischmasch,thunderstruck,gobbledygook,whatchamacallit,spaghettiknoten'.split(
    ',',
  );
const keys = ['qwertyuop', 'asdfghjkl', 'zxcvbnm'];
const roll = (chance: Chance): string => {
  const row = chance.of(keys);
  const from = chance.below(row.length - 4);
  return row.slice(from, from + 4 + chance.below(4));
};

type Babble = (chance: Chance) => string;
const far: Readonly<Record<string, Babble>> = {
  pronounceable: (chance) => many(3, () => chance.of(syllables)),
  foreign: (chance) => chance.of(foreign),
};
const anyhow: Readonly<Record<string, Babble>> = {
  mash: (chance) => many(5 + chance.below(6), () => chance.of(consonants)),
  'short mash': (chance) => many(3 + chance.below(2), () => chance.of(consonants)),
  rolled: (chance) => (chance.happens(0.5) ? roll(chance) : roll(chance).slice(0, 3).repeat(2)),
  'several words': (chance) => [4, 5, 6].map((length) => many(length, () => chance.of(consonants))).join(' '),
  'among real words': (chance) =>
    chance.of(['bana X lazım', 'X var mı', 'en iyi X', 'X nerede', 'X fiyatları']).replace('X', anyhow.mash!(chance)),
  symbols: (chance) => many(1 + chance.below(5), () => chance.of(['!', '?', '.', '🙂', '@', '#', '—', ' ', '“'])),
  digits: (chance) => many(6 + chance.below(5), () => String(chance.below(10))),
};

/** What must find nothing: no word of it is, begins or (where it can be pronounced) nearly is a known one. */
export const nonsense = (
  known: ReadonlySet<string>,
  perKind: number,
  chance: Chance,
): readonly { kind: string; text: string }[] => {
  const words = [...known];
  const real = new Set('bana,lazim,var,mi,en,iyi,nerede,fiyatlari'.split(','));
  const isNew = (text: string): boolean =>
    wordsOf(text).every((word) => real.has(word) || !words.some((other) => other.startsWith(word)));
  const isFar = (text: string): boolean =>
    wordsOf(text).every((word) =>
      words.every((other) => Math.abs(other.length - word.length) > 2 || distance(word, other) > 2),
    );
  return [...Object.entries(far), ...Object.entries(anyhow)].flatMap(([kind, babble]) => {
    const made = new Set<string>();
    for (let tries = 0; made.size < perKind && tries < perKind * 20; tries += 1) {
      const text = babble(chance);
      if (text.trim() !== '' && isNew(text) && (kind in anyhow || isFar(text))) made.add(text);
    }
    return [...made].map((text) => ({ kind: `nonsense: ${kind}`, text }));
  });
};
