import type { PlaceMeaning } from './gazetteer.js';
import type { Lexicon, RepairedToken } from './repair.js';
import { stems } from './stems.js';
import { type Wish, wishAt, type WishKind } from './wish.js';
import { isParticle, praises } from '../data/question-words.js';

export type Literal = 'city' | 'district' | 'category' | 'service' | WishKind;

export interface Phrase {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly kind: 'place' | 'category' | 'service' | 'wish' | 'praise' | 'particle' | 'text';
  /** As it stands, so that it may as well be part of a brand. */
  readonly bare: boolean;
  readonly place?: PlaceMeaning;
  readonly wish?: Wish;
  /** The service as companies write it. */
  readonly service?: string;
  /** Of a place too: what its words mean where the place is not meant (`Demirci`). */
  readonly categories?: readonly string[];
}

type Found = Omit<Phrase, 'from' | 'to'>;
type Look = (phrase: string, tokens: readonly RepairedToken[], from: number) => Found | undefined;

const MOST_WORDS = 5;
const afterVerb = /^m[iu]s[iu]n/;
const isStop = (word: string): boolean => isParticle(word) || praises.has(word);

const withoutLiteral = (place: PlaceMeaning | undefined, literal: ReadonlySet<Literal>): PlaceMeaning | undefined => {
  if (place === undefined) return undefined;
  const city = literal.has('city') ? undefined : place.city;
  const districts = literal.has('district') ? [] : place.districts;
  if (city === undefined && districts.length === 0) return undefined;
  return {
    districts,
    ...(city === undefined ? {} : { city }),
    ...(place.preferred === undefined ? {} : { preferred: place.preferred }),
  };
};

const looks = ({ gazetteer, vocabulary }: Lexicon, literal: ReadonlySet<Literal>): readonly Look[] => {
  const asPlace = (place: PlaceMeaning | undefined, bare: boolean, phrase: string): Found | undefined => {
    const meant = withoutLiteral(place, literal);
    if (meant === undefined) return undefined;
    const categories = literal.has('category') ? [] : gazetteer.inflectedCategory(phrase);
    return { kind: 'place', bare, place: meant, ...(categories.length === 0 ? {} : { categories }) };
  };
  const asCategory = (categories: readonly string[]): Found | undefined =>
    categories.length === 0 || literal.has('category') ? undefined : { kind: 'category', bare: true, categories };
  const asService = (phrase: string): Found | undefined => {
    if (literal.has('service')) return undefined;
    const at = phrase.lastIndexOf(' ') + 1;
    const service = stems(phrase.slice(at))
      .map((stem) => phrase.slice(0, at) + stem)
      .find((form) => vocabulary.isService(form));
    return service === undefined ? undefined : { kind: 'service', bare: true, service };
  };
  return [
    (phrase, tokens) =>
      isParticle(phrase) && !tokens[0]!.proper
        ? undefined
        : asPlace(gazetteer.place(phrase), !tokens.at(-1)!.proper, phrase),
    (phrase) => asCategory(gazetteer.category(phrase)),
    asService,
    (phrase, tokens, from) => {
      const last = tokens.at(-1)!;
      // A question follows a verb: what opens the text is the place, `Muşun kuaförleri`.
      const isQuestion = isStop(phrase) && !(from === 0 && afterVerb.test(phrase));
      if (last.proper || (tokens.length === 1 && (isQuestion || vocabulary.inNames(phrase) > 0))) return undefined;
      return asPlace(gazetteer.inflectedPlace(phrase), false, phrase);
    },
    (phrase, tokens) =>
      tokens.length === 1 && isStop(phrase) ? undefined : asCategory(gazetteer.inflectedCategory(phrase)),
  ];
};

/** Greedy: the longest phrase first, as it stands before in another form; what remains is stop words and text. */
export const phrasesOf = (
  tokens: readonly RepairedToken[],
  lexicon: Lexicon,
  literal: ReadonlySet<Literal>,
): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  const covered = new Uint8Array(tokens.length);
  const claim = (from: number, to: number, found: Found): void => {
    covered.fill(1, from, to);
    phrases.push({ from, to, ...found });
  };
  const texts = tokens.map(({ text }) => text);
  const claimWishes = (shortest: number): void => {
    for (let at = 0; at < tokens.length; at += 1) {
      const free = covered.indexOf(1, at);
      const found = covered[at] === 1 ? undefined : wishAt(texts.slice(at, free < 0 ? undefined : free), literal);
      if (found !== undefined && found.length >= shortest)
        claim(at, at + found.length, { kind: 'wish', bare: true, wish: found.wish });
    }
  };
  // Longest first holds for wishes too: the `üstü` of `4 puan üstü` is no `usta`.
  claimWishes(2);
  const looking = looks(lexicon, literal);
  for (
    let length = Math.min(MOST_WORDS, Math.max(lexicon.gazetteer.longest, 4), tokens.length);
    length > 0;
    length -= 1
  ) {
    for (const look of looking) {
      for (let from = 0; from + length <= tokens.length; from += 1) {
        if (covered.subarray(from, from + length).includes(1)) continue;
        const span = tokens.slice(from, from + length);
        if (span.some(({ unknown, prefix }) => unknown || prefix)) continue;
        const found = look(span.map(({ text }) => text).join(' '), span, from);
        if (found !== undefined) claim(from, from + length, found);
      }
    }
  }
  claimWishes(1);
  const hasCategory = phrases.some(({ kind }) => kind === 'category');
  // `telefon` of a sentence is no shop for telephones, unless there is nothing else that it could belong to.
  const hasText = tokens.some(({ text }, at) => covered[at] !== 1 && !isStop(text));
  for (const [at, { text, unknown, prefix }] of tokens.entries()) {
    if (covered[at] === 1) continue;
    const isQuestionParticle = isParticle(text) && hasText;
    const derived =
      hasCategory || unknown || prefix || isQuestionParticle || literal.has('category')
        ? []
        : lexicon.gazetteer.derivedCategory(text);
    if (derived.length > 0) claim(at, at + 1, { kind: 'category', bare: true, categories: derived });
    else if (!prefix && isParticle(text)) claim(at, at + 1, { kind: 'particle', bare: true });
    else if (!prefix && praises.has(text)) claim(at, at + 1, { kind: 'praise', bare: true });
    else claim(at, at + 1, { kind: 'text', bare: true });
  }
  return phrases.sort((a, b) => a.from - b.from);
};
