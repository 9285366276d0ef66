import type { Gazetteer } from './gazetteer.js';
import { placeStems, stems } from './stems.js';
import type { Token } from './tokens.js';
import { errorsAllowed } from './spelling.js';
import type { Vocabulary } from './vocabulary.js';
import { wishWords } from './wish.js';
import { centreWords, isParticle, praises } from '../data/question-words.js';

export interface Lexicon {
  readonly gazetteer: Gazetteer;
  readonly vocabulary: Vocabulary;
}

export interface Correction {
  readonly from: string;
  readonly to: string;
}

export interface RepairedToken extends Token {
  /** An unfinished word that known words begin with. */
  readonly prefix: boolean;
  /** Nothing known explains it. */
  readonly unknown: boolean;
  /** Other corrections that are as likely. */
  readonly alternatives: readonly string[];
}

const NUMBER = /\d/;
const isStop = (word: string): boolean =>
  isParticle(word) || praises.has(word) || centreWords.has(word) || wishWords.has(word);

const isName = (word: string, { gazetteer, vocabulary }: Lexicon): boolean =>
  gazetteer.knows(word) || vocabulary.weight(word) > 0;

const explained = (word: string, lexicon: Lexicon): boolean => {
  const { gazetteer, vocabulary } = lexicon;
  if (NUMBER.test(word) || isStop(word) || vocabulary.knows(word) || gazetteer.knows(word)) return true;
  if (gazetteer.inflectedPlace(word) !== undefined) return true;
  const isNear = gazetteer.near(word).some(({ distance }) => distance <= 1);
  for (const stem of stems(word)) {
    if (stem.length < 3 || stem.length * 2 < word.length) continue;
    if (gazetteer.knows(stem) || vocabulary.isTopic(stem) || (vocabulary.inNames(stem) > 0 && !isNear)) return true;
  }
  if (gazetteer.inflectedCategory(word).length > 0 || gazetteer.derivedCategory(word).length > 0) return true;
  // A stem that only other forms share explains a word, unless a name of ours lies one error away: `kocael` is no stem of Kocaeli.
  return vocabulary.bases(word).length > 0 && !isNear;
};

/** A part of two letters must be a usual word (`su`, `et`, `ev`), or random letters would be made of such. */
const USUAL = 20;

/** The fewest known words that a word written in one is made of. */
const split = (word: string, lexicon: Lexicon): readonly string[] | undefined => {
  if (word.length < 6) return undefined;
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 3; end <= word.length; end += 1) {
    for (let start = 0; start <= end - 2; start += 1) {
      const before = best[start];
      if (before === undefined || before.length >= 4 || (best[end]?.length ?? Infinity) <= before.length + 1) continue;
      const part = word.slice(start, end);
      if (part.length === 2 && (start === 0 || lexicon.vocabulary.weight(part) < USUAL)) continue;
      const known =
        end === word.length
          ? isName(part, lexicon) || inflectedName(part, lexicon)
          : isName(part, lexicon) || inflectedPlace(part, lexicon);
      if (known) best[end] = [...before, part];
    }
  }
  const parts = best[word.length];
  return parts !== undefined && parts.length > 1 ? parts : undefined;
};

const inflectedPlace = (word: string, { gazetteer }: Lexicon): boolean =>
  word.length >= 6 && gazetteer.inflectedPlace(word) !== undefined;
const inflectedName = (word: string, lexicon: Lexicon): boolean =>
  word.length >= 5 && stems(word).some((stem) => stem.length >= 4 && isName(stem, lexicon));

const STRIPPED = 0.25;
const FIRST_LETTER = 0.3;
const GAZETTEER_WEIGHT = 3;
const AS_LIKELY = 0.65;

/** A word written in one, unless a brand is among its parts and the name of a place or trade lies one error away: `kocali`. */
const partsOf = (word: string, lexicon: Lexicon): readonly string[] | undefined => {
  const { gazetteer, vocabulary } = lexicon;
  const parts = vocabulary.joinedService(word)?.split(' ') ?? split(word, lexicon);
  const isMeant = parts?.every((part, at) =>
    at === 0 && inflectedPlace(part, lexicon) ? true : gazetteer.knows(part) || vocabulary.isTopic(part),
  );
  return isMeant === false && gazetteer.near(word).some(({ distance }) => distance === 1) ? undefined : parts;
};

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Fingers that roll over the keyboard or repeat themselves, and short words without a vowel, are no mistyped word. */
const isMash = (word: string): boolean => {
  if ((word.length < 5 && !/[aeiou]/.test(word)) || /^(.{2,4})\1+$/.test(word)) return true;
  for (let at = 0; at + 4 <= word.length; at += 1)
    if (ROWS.some((row) => row.includes(word.slice(at, at + 4)))) return true;
  return false;
};

/** The words that may be meant: fewest errors, then how many companies each would find, whether brand, place or category. */
const corrections = (word: string, lexicon: Lexicon): readonly string[] => {
  if (isMash(word)) return [];
  const { gazetteer, vocabulary } = lexicon;
  const costs = new Map<string, { readonly cost: number; readonly distance: number }>();
  const consider = (typed: string, surcharge: number, most: number): void => {
    const sources = [
      [gazetteer.near(typed), GAZETTEER_WEIGHT],
      [vocabulary.near(typed), 0],
    ] as const;
    for (const [near, floor] of sources) {
      for (const { word: known, distance } of near) {
        if (distance > most || distance === 0) continue;
        const otherFirst = known[0] !== typed[0];
        const weight = Math.max(floor, vocabulary.weight(known));
        if (distance > 1 && otherFirst && !known.startsWith(typed.slice(1, 4))) continue;
        const isGuess = typed.length < 5 || (distance > 1 && typed.length < 8);
        if (isGuess && weight < GAZETTEER_WEIGHT) continue;
        const cost =
          distance + surcharge + (otherFirst ? FIRST_LETTER : 0) - Math.min(0.9, 0.08 * Math.log2(1 + weight));
        if (cost < (costs.get(known)?.cost ?? Infinity)) costs.set(known, { cost, distance });
      }
    }
  };
  consider(word, 0, errorsAllowed(word));
  for (const stem of new Set([...stems(word), ...placeStems(word)])) {
    const isWorth = stem !== word && stem.length >= 5 && word.length - stem.length >= 2;
    if (isWorth) consider(stem, STRIPPED, stem.length >= 8 ? 2 : 1);
  }
  const ranked = [...costs].sort(([a, one], [b, other]) => one.cost - other.cost || (a < b ? -1 : 1));
  const best = ranked[0]?.[1];
  return ranked
    .filter(([, { cost, distance }]) => distance === best!.distance && cost <= best!.cost + AS_LIKELY)
    .slice(0, 3)
    .map(([known]) => known);
};

/** How many single letters from here on are initials that a name has in one: `a b c sigorta`. */
const lettersFrom = (tokens: readonly Token[], at: number, lexicon: Lexicon): number => {
  let length = 0;
  while (length < 5 && tokens[at + length]?.text.length === 1) length += 1;
  for (; length > 1; length -= 1) {
    const joined = tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join('');
    if (lexicon.vocabulary.inNames(joined) > 0) return length;
  }
  return 0;
};

/**
 * Words as they were meant: parts that were written apart are joined, words written in one are split, errors corrected. A known word
 * is never touched, nor a number, nor an unfinished last word that known words begin with.
 */
export const repair = (
  tokens: readonly Token[],
  lexicon: Lexicon,
): { readonly tokens: readonly RepairedToken[]; readonly corrections: readonly Correction[] } => {
  const repaired: RepairedToken[] = [];
  const corrected: Correction[] = [];
  const known = tokens.map(({ text }) => explained(text, lexicon));
  const keep = (token: Token, text: string, more: Partial<RepairedToken> = {}): number =>
    repaired.push({ ...token, unknown: false, prefix: false, alternatives: [], ...more, text });
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    const letters = lettersFrom(tokens, at, lexicon);
    if (letters > 1) {
      const initials = tokens.slice(at, at + letters);
      keep(initials.at(-1)!, initials.map(({ text }) => text).join(''));
      at += letters - 1;
      continue;
    }
    const together = next === undefined || (known[at]! && known[at + 1]!) ? undefined : token.text + next.text;
    if (next !== undefined && together !== undefined && together.length >= 4 && isName(together, lexicon)) {
      keep(next, together);
      at += 1;
    } else if (known[at]) {
      const isLetter = tokens.length === 1 && token.text.length === 1;
      const begins =
        token.open &&
        (isLetter || !isName(token.text, lexicon)) &&
        lexicon.gazetteer.inflectedPlace(token.text) === undefined &&
        lexicon.vocabulary.begins(token.text);
      keep(token, token.text, { prefix: begins });
    } else if (token.open && (token.text.length >= 2 || tokens.length === 1) && lexicon.vocabulary.begins(token.text)) {
      keep(token, token.text, { prefix: true });
    } else {
      const parts = partsOf(token.text, lexicon);
      const [correction, ...alternatives] = parts === undefined ? corrections(token.text, lexicon) : [];
      if (parts !== undefined) for (const part of parts) keep(token, part);
      else {
        const isBegun = correction === undefined && token.open && lexicon.vocabulary.starting(token.text, 1).length > 0;
        keep(token, correction ?? token.text, {
          unknown: correction === undefined && !isBegun,
          prefix: isBegun,
          alternatives,
        });
      }
      if (correction !== undefined) corrected.push({ from: token.text, to: correction });
    }
  }
  return { tokens: repaired, corrections: corrected };
};
