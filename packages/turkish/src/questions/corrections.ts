import type { Gazetteer } from './gazetteer.js';
import { derivedFrom, equipment, placeStems, stems } from './stems.js';
import { errorsAllowed } from './spelling.js';
import type { Vocabulary } from './vocabulary.js';
import { wishWords } from './wish.js';
import { centreWords, isParticle, praises } from '../data/question-words.js';

export interface Lexicon {
  readonly gazetteer: Gazetteer;
  readonly vocabulary: Vocabulary;
}

/** A word that a mistyped one may mean. */
export interface Correction {
  readonly word: string;
  /** 0–1: fewer errors in a longer word are surer. */
  readonly evidence: number;
}

const NUMBER = /\d/;
export const isStop = (word: string): boolean =>
  isParticle(word) || praises.has(word) || centreWords.has(word) || wishWords.has(word);

const isName = (word: string, { gazetteer, vocabulary }: Lexicon): boolean =>
  gazetteer.knows(word) || vocabulary.weight(word) > 0;

/** Whether a word means something as it stands: neither a correction nor a split is needed. */
export const isKnown = (word: string, lexicon: Lexicon): boolean => {
  const { gazetteer, vocabulary } = lexicon;
  if (NUMBER.test(word) || isStop(word) || vocabulary.knows(word) || gazetteer.knows(word)) return true;
  if (gazetteer.inflectedPlace(word) !== undefined) return true;
  const isNear = gazetteer.near(word).some(({ word: near, distance }) => distance <= 1 && near[0] === word[0]);
  for (const stem of stems(word)) {
    if (stem.length < 3 || stem.length * 2 < word.length) continue;
    if (gazetteer.knows(stem) || vocabulary.isTopic(stem) || (vocabulary.inNames(stem) > 0 && !isNear)) return true;
  }
  if (gazetteer.inflectedCategory(word).length > 0 || gazetteer.derivedCategory(word).length > 0) return true;
  if ([...derivedFrom(word), ...equipment(word)].some((base) => base.length >= 4 && vocabulary.isTopic(base)))
    return true;
  // A stem that only other forms share explains a word, unless a name of ours lies one error away: `kocael` is no stem of Kocaeli.
  return vocabulary.bases(word).length > 0 && !isNear;
};

/** A part of two letters must be a usual word (`su`, `et`, `ev`) or stand before a trade, or random letters would be made of such. */
const USUAL = 20;
const isUsual = (part: string, rest: string, start: number, { gazetteer, vocabulary }: Lexicon): boolean =>
  start === 0
    ? vocabulary.isTopic(part) || vocabulary.inNames(part) > 0
      ? rest.length >= 5 && gazetteer.inflectedCategory(rest).length > 0
      : false
    : vocabulary.weight(part) >= USUAL;

/** The fewest known words that a word written in one is made of. */
const split = (word: string, lexicon: Lexicon): readonly string[] | undefined => {
  if (word.length < 6) return undefined;
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 2; end <= word.length; end += 1) {
    for (let start = 0; start <= end - 2; start += 1) {
      const before = best[start];
      if (before === undefined || before.length >= 4 || (best[end]?.length ?? Infinity) <= before.length + 1) continue;
      const part = word.slice(start, end);
      if (part.length === 2 && !isUsual(part, word.slice(end), start, lexicon)) continue;
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
export const partsOf = (word: string, lexicon: Lexicon): readonly string[] | undefined => {
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

/** By the length of the shorter word; two errors in a short word are a guess, which is believed beside other words only. */
const evidenceOf = (length: number, distance: number, otherFirst: boolean): number => {
  const sure =
    distance === 1 ? [0.5, 0.6, 0.7, 0.7, 0.8][Math.min(4, Math.max(0, length - 3))]! : length >= 8 ? 0.6 : 0.45;
  return Math.max(0.4, sure - (otherFirst ? 0.1 : 0));
};

const MOST = 3;

/** The words that may be meant, the likeliest first: fewest errors, then how many companies each would find, whether brand, place or category. */
export const correctionsOf = (word: string, lexicon: Lexicon, isAlone: boolean): readonly Correction[] => {
  if (isMash(word)) return [];
  const { gazetteer, vocabulary } = lexicon;
  const found = new Map<string, { readonly cost: number; readonly distance: number; readonly evidence: number }>();
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
        if (isAlone && distance > 1 && isGuess) continue;
        if (isGuess && weight < (isAlone || distance > 1 ? GAZETTEER_WEIGHT : 1)) continue;
        const cost =
          distance + surcharge + (otherFirst ? FIRST_LETTER : 0) - Math.min(0.9, 0.08 * Math.log2(1 + weight));
        if (cost >= (found.get(known)?.cost ?? Infinity)) continue;
        const evidence = evidenceOf(Math.min(typed.length, known.length), distance, otherFirst);
        found.set(known, { cost, distance, evidence });
      }
    }
  };
  consider(word, 0, errorsAllowed(word));
  for (const stem of new Set([...stems(word), ...placeStems(word)])) {
    const isWorth = stem !== word && stem.length >= 5 && word.length - stem.length >= 2;
    if (isWorth) consider(stem, STRIPPED, stem.length >= 8 ? 2 : 1);
  }
  const ranked = [...found].sort(([a, one], [b, other]) => one.cost - other.cost || (a < b ? -1 : 1));
  const best = ranked[0]?.[1];
  return ranked
    .filter(([, { cost, distance }]) => distance === best!.distance && cost <= best!.cost + AS_LIKELY)
    .slice(0, MOST)
    .map(([known, { cost, evidence }]) => ({ word: known, evidence: evidence * (1 - (cost - best!.cost) / 4) }));
};
