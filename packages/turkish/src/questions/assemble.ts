import { placeOf } from './meant-place.js';
import { districtsOf } from '../places.js';
import { type Phrase, phrasesOf } from './phrases.js';
import type { Reading, ReadOptions, Word } from './reading.js';
import type { Correction, Lexicon, RepairedToken } from './repair.js';
import type { Wish } from './wish.js';
import { centreWords, isParticle, praises } from '../data/question-words.js';

/** A category and one above it: the narrower is meant. */
const narrowest = (ids: readonly string[], { gazetteer }: Lexicon): readonly string[] => {
  const distinct = [...new Set(ids)];
  return distinct.filter((id) => {
    const below = gazetteer.below([id]);
    return !distinct.some((other) => other !== id && below.has(other));
  });
};

/** 'merkez' after a province is its centre: the district of that name, where it has one. */
const centreOf = (plate: number): readonly string[] =>
  districtsOf(plate)
    .filter(({ name }) => name === 'Merkez')
    .map(({ id }) => id);

/** Without the stop words at either end. */
const trimmed = (spoken: readonly (Word & { readonly isStop: boolean })[]): readonly Word[] => {
  const from = spoken.findIndex(({ isStop }) => !isStop);
  const to = spoken.findLastIndex(({ isStop }) => !isStop);
  return from < 0 ? [] : spoken.slice(from, to + 1).map(({ isStop: _isStop, ...word }) => word);
};

/** A word that so few names have, and nothing else, is a brand. */
const RARE = 8;

const wordOf = ({ text, prefix, unknown }: RepairedToken): Word => ({
  text,
  prefix,
  ...(unknown ? { unknown: true } : {}),
});

/** One reading of words as they are: which phrases are places, categories, services, wishes, and what remains. */
export const assemble = (
  tokens: readonly RepairedToken[],
  corrections: readonly Correction[],
  lexicon: Lexicon,
  options: ReadOptions,
): Reading => {
  const phrases = phrasesOf(tokens, lexicon, new Set(options.literal));
  const place = placeOf(phrases, options);
  /** A service in the words of the companies that list it. */
  const wordsOf = ({ from, to, service: listed }: Phrase): readonly Word[] =>
    listed?.split(' ').map((text) => ({ text, prefix: false })) ?? tokens.slice(from, to).map(wordOf);
  const isExplicit = options.city !== undefined || options.district !== undefined;

  const rest: Word[] = [];
  const categoryWords: Word[] = [];
  const content: Word[] = [];
  const lifts: Word[] = [];
  const doubtful: Word[] = [];
  const spoken: (Word & { readonly isStop: boolean })[] = [];
  const speak = (words: readonly Word[], isStop: boolean): void => {
    for (const word of words) spoken.push({ ...word, isStop });
  };
  const categories: string[] = [];
  let service: string | undefined;
  let districts = place.districts;
  const wishWords: Word[] = [];
  let wish: Wish = {};
  let unknown = 0;
  /** Whoever says `merkezde` means the place before it. */
  let isCentre = false;
  let categoryPhrases = 0;
  const settled = place.city ?? options.city;
  // `Fatma Aydın` is a person, or Fatma in Aydın.
  const isNameLike =
    phrases.some(({ kind }) => kind === 'text') && phrases.every(({ categories }) => !categories?.length);
  for (const phrase of phrases) {
    const words = wordsOf(phrase);
    const isPlace = place.phrases.has(phrase);
    const first = tokens[phrase.from]!;
    if (phrase.wish !== undefined) {
      wish = { ...wish, ...phrase.wish };
      wishWords.push(...words);
      speak(words, true);
      continue;
    }
    if (phrase.kind === 'particle') {
      speak(words, true);
      lifts.push(...words.filter(({ text }) => lexicon.vocabulary.inNames(text) > 0));
      continue;
    }
    if (
      phrase.kind === 'praise' ||
      (phrase.kind === 'text' && first.prefix && (isParticle(first.text) || praises.has(first.text)))
    ) {
      lifts.push(...words);
      speak(words, true);
      continue;
    }
    if (phrase.kind === 'text' && centreWords.has(first.text) && settled !== undefined && phrase.from > 0) {
      if (districts.length === 0 && options.district === undefined) districts = centreOf(settled);
      isCentre = true;
      lifts.push(...words);
      continue;
    }
    if (phrase.kind === 'place' && !isPlace && isExplicit && phrase.categories === undefined) {
      lifts.push(...words);
      continue;
    }
    content.push(...words);
    if (isPlace) {
      const followed = phrases.some(
        ({ from, kind }) =>
          from > phrase.from && kind !== 'particle' && kind !== 'praise' && kind !== 'place' && kind !== 'wish',
      );
      const alone = phrases.every(
        ({ kind }) => kind === 'place' || kind === 'particle' || kind === 'praise' || kind === 'wish',
      );
      if (phrase.bare && (followed || isNameLike || (alone && phrase.place!.city === undefined))) {
        doubtful.push(...words);
        speak(words, false);
      }
    } else if (phrase.categories !== undefined) {
      categories.push(...phrase.categories);
      categoryWords.push(...words);
      speak(words, false);
      categoryPhrases += 1;
    } else {
      if (phrase.kind === 'service') service = phrase.service;
      rest.push(...words);
      speak(words, false);
      unknown += tokens.slice(phrase.from, phrase.to).filter((token) => token.unknown).length;
    }
  }
  return {
    districts,
    categories: narrowest(categories, lexicon),
    rest,
    wish,
    wishWords,
    categoryPhrases,
    categoryWords,
    doubtful: isCentre ? [] : doubtful,
    spoken: trimmed(spoken),
    content,
    lifts,
    corrections,
    unknown,
    rare: rest.some(({ text }) => {
      if (corrections.some(({ to }) => to === text)) return false;
      const nameMatch = lexicon.vocabulary.inNames(text);
      return nameMatch > 0 && nameMatch <= RARE && nameMatch === lexicon.vocabulary.weight(text);
    }),
    formal: false,
    wordless: false,
    stopWordsOnly:
      tokens.length > 0 && content.length === 0 && phrases.every(({ kind }) => kind !== 'place' && kind !== 'wish'),
    alternatives: [],
    completions: [],
    unfinished: false,
    ...(place.city === undefined ? {} : { city: place.city }),
    ...(place.preferred === undefined || districts.length > 0 ? {} : { preferred: place.preferred }),
    ...(service === undefined ? {} : { service }),
    ...(corrections.length === 0 ? {} : { corrected: tokens.map(({ text: of }) => of).join(' ') }),
  };
};
