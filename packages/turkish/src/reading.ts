import { districtsOf } from './places.js';
import { type Literal, type Phrase, phrasesOf } from './phrases.js';
import { type Correction, type Lexicon, repair, type RepairedToken } from './repair.js';
import { isLegal, tokenize } from './tokens.js';
import type { Wish } from './wish.js';
import { centreWords, particles, praises } from './words.js';

export interface Word {
  readonly text: string;
  /** Unfinished: words that begin so are meant too. */
  readonly prefix: boolean;
}

export interface Reading {
  readonly city?: number;
  /** Companies of this district first, then the rest of the city. */
  readonly preferred?: string;
  /** Any of them; empty for the whole city. */
  readonly districts: readonly string[];
  /** Any of them. */
  readonly categories: readonly string[];
  readonly service?: string;
  /** Neither place, category nor stop word, in order; the service's words among them. */
  readonly rest: readonly Word[];
  /** What the sentence wishes for besides. */
  readonly wish: Wish;
  readonly wishWords: readonly Word[];
  /** How many phrases were read as categories. */
  readonly categoryPhrases: number;
  /** The words that were read as categories. */
  readonly categoryWords: readonly Word[];
  /** The words of a place which may as well be part of a brand, decided by counts. */
  readonly doubtful: readonly Word[];
  /** The words as a name would have them, stop words between them too, without the places that are surely meant. */
  readonly spoken: readonly Word[];
  /** All words that are not stop words, in order. */
  readonly content: readonly Word[];
  /** Words that lift an answer and are not asked of it. */
  readonly lifts: readonly Word[];
  readonly corrections: readonly Correction[];
  /** How many words of the rest nothing explains. */
  readonly unknown: number;
  /** Legal words were typed (`Ltd. Şti.`): it is the name of a company. */
  readonly formal: boolean;
  /** Something was typed, and there is no word in it. */
  readonly wordless: boolean;
  /** Words were typed, and every one is a stop word. */
  readonly stopWordsOnly: boolean;
  /** The query with its corrections, where there are any. */
  readonly corrected?: string;
  /** The same query with other corrections of a brand word that are as likely. */
  readonly alternatives: readonly Reading[];
}

export interface ReadOptions {
  readonly literal?: readonly Literal[];
  /** Explicit filters beat what the words say: a place outside of them is text. */
  readonly city?: number | undefined;
  readonly district?: string | undefined;
}

interface Place {
  readonly city?: number;
  readonly preferred?: string;
  readonly districts: readonly string[];
  readonly phrases: ReadonlySet<Phrase>;
}

const plateOf = (district: string): number => Number.parseInt(district, 10);
const isTown = ({ place }: Phrase): boolean => place!.preferred !== undefined;
/** A place with an ending is surely one, and people write the place last. */
const surest = (among: readonly Phrase[]): Phrase | undefined => among.findLast(({ bare }) => !bare) ?? among.at(-1);

/** A word that is a place and a category is the place beside another category, and gives way to a word that is only a place. */
const meant = (places: readonly Phrase[], phrases: readonly Phrase[]): readonly Phrase[] => {
  const only = places.filter(({ categories }) => categories === undefined);
  const cities = new Set(only.map(({ place }) => place!.city));
  const isBeside = ({ place }: Phrase): boolean =>
    only.length > 0
      ? place!.districts.some((id) => cities.has(plateOf(id)))
      : places.length > 1 || phrases.some(({ kind }) => kind === 'category');
  return places.filter((place) => place.categories === undefined || isBeside(place));
};

/** Which of the recognised places are meant together. */
const placeOf = (phrases: readonly Phrase[], asked: ReadOptions): Place => {
  const within = asked.district === undefined ? asked.city : plateOf(asked.district);
  const found = meant(
    phrases.filter(({ kind }) => kind === 'place'),
    phrases,
  );
  const cities = found.filter(({ place }) => place!.city !== undefined && (within ?? place!.city) === place!.city);
  const city = surest(cities.filter((phrase) => !isTown(phrase))) ?? surest(cities);
  const plate = city?.place!.city ?? within;
  const fits = (id: string): boolean => (plate ?? plateOf(id)) === plateOf(id) && (asked.district ?? id) === id;
  const local = found
    .filter((phrase) => phrase !== city)
    .map((phrase) => ({ phrase, ids: phrase.place!.districts.filter(fits) }))
    .filter(({ ids }) => ids.length > 0);
  const sure = surest(local.map(({ phrase }) => phrase));
  const chosen = local.filter(({ phrase }) => plate !== undefined || !phrase.bare || phrase === sure);
  const districts = chosen.flatMap(({ ids }) => ids);
  const read = city?.place!.city;
  const preferred = districts.length > 0 ? undefined : city?.place!.preferred;
  return {
    districts,
    phrases: new Set([...(city === undefined ? [] : [city]), ...chosen.map(({ phrase }) => phrase)]),
    ...(read === undefined ? {} : { city: read }),
    ...(preferred === undefined ? {} : { preferred }),
  };
};

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
  return from < 0 ? [] : spoken.slice(from, to + 1).map(({ text, prefix }) => ({ text, prefix }));
};

const wordOf = ({ text, prefix }: RepairedToken): Word => ({ text, prefix });

const assemble = (
  tokens: readonly RepairedToken[],
  corrections: readonly Correction[],
  lexicon: Lexicon,
  options: ReadOptions,
): Reading => {
  const phrases = phrasesOf(tokens, lexicon, new Set(options.literal));
  const place = placeOf(phrases, options);
  const wordsOf = (phrase: Phrase): readonly Word[] => tokens.slice(phrase.from, phrase.to).map(wordOf);
  const isExplicit = options.city !== undefined || options.district !== undefined;

  const rest: Word[] = [];
  const categoryWords: Word[] = [];
  const content: Word[] = [];
  const lifts: Word[] = [];
  const doubtful: Word[] = [];
  const spoken: (Word & { readonly isStop: boolean })[] = [];
  const speak = (words: readonly Word[], isStop: boolean): void => {
    for (const { text, prefix } of words) spoken.push({ text, prefix, isStop });
  };
  const categories: string[] = [];
  let service: string | undefined;
  let districts = place.districts;
  const wishWords: Word[] = [];
  let wish: Wish = {};
  let unknown = 0;
  let categoryPhrases = 0;
  const settled = place.city ?? options.city;
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
      (phrase.kind === 'text' && first.prefix && (particles.has(first.text) || praises.has(first.text)))
    ) {
      lifts.push(...words);
      speak(words, true);
      continue;
    }
    if (phrase.kind === 'text' && centreWords.has(first.text) && settled !== undefined && phrase.from > 0) {
      if (districts.length === 0 && options.district === undefined) districts = centreOf(settled);
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
      if (phrase.bare && (followed || (alone && phrase.place!.city === undefined))) {
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
    doubtful,
    spoken: trimmed(spoken),
    content,
    lifts,
    corrections,
    unknown,
    formal: false,
    wordless: false,
    stopWordsOnly:
      tokens.length > 0 && content.length === 0 && phrases.every(({ kind }) => kind !== 'place' && kind !== 'wish'),
    alternatives: [],
    ...(place.city === undefined ? {} : { city: place.city }),
    ...(place.preferred === undefined || districts.length > 0 ? {} : { preferred: place.preferred }),
    ...(service === undefined ? {} : { service }),
    ...(corrections.length === 0 ? {} : { corrected: tokens.map(({ text: of }) => of).join(' ') }),
  };
};

/** Of two corrections that are as likely the one is meant that makes a whole question: a place and one category. */
const shapeOf = ({ city, districts, categories }: Reading): number =>
  (city !== undefined || districts.length > 0 ? 2 : 0) + (categories.length === 1 ? 2 : categories.length > 1 ? 1 : 0);

/** What a typed text asks for. Any text is safe; nothing of it is dropped without being named in the answer. */
export const read = (text: string, lexicon: Lexicon, options: ReadOptions = {}): Reading => {
  const typed = tokenize(text);
  const lawful = typed.filter((_, at) => !isLegal(typed, at));
  const { tokens, corrections } = repair(lawful, lexicon);
  const doubted = tokens.find((token) => token.alternatives.length > 0);
  const readings = [doubted?.text ?? '', ...(doubted?.alternatives ?? [])].map((word) => {
    const replaced = tokens.map((token) => (token === doubted ? { ...token, text: word } : token));
    const renamed = corrections.map(({ from, to }) => ({ from, to: to === doubted?.text ? word : to }));
    return { word, reading: assemble(replaced, renamed, lexicon, options) };
  });
  const likeliest = readings.reduce((best, other) => (shapeOf(other.reading) > shapeOf(best.reading) ? other : best));
  const { reading } = likeliest;
  const isBrand = reading.rest.some((word) => word.text === likeliest.word);
  const alternatives = isBrand ? readings.filter((other) => other !== likeliest).map((other) => other.reading) : [];
  return {
    ...reading,
    formal: lawful.length < typed.length,
    wordless: typed.length === 0 && text.trim() !== '',
    alternatives,
  };
};
