import type { CategoryName } from './gazetteer.js';
import { derivedFrom, stems } from './stems.js';
import { wordsOf } from './tokens.js';

const SHORTEST = 2;

/** What a word and its other forms have in common: hekimliği and hekimi are both of hekim, evi and evimi of ev. */
const basesOf = (word: string): readonly string[] => [
  word,
  ...[...stems(word), ...derivedFrom(word)].filter((base) => base.length >= SHORTEST && base !== word),
  ...(/^[a-z]{2}[aeiu]$/.test(word) ? [word.slice(0, -1)] : []),
];

interface Phrase {
  readonly category: string;
  /** Of each word all its bases. */
  readonly words: readonly (readonly string[])[];
}

/** Names and synonyms of categories by the bases of their words, in any grammatical form of each. */
export class Phrases {
  readonly #starts = new Map<string, Phrase[]>();

  constructor(categories: readonly CategoryName[]) {
    for (const { id, name, synonyms } of categories)
      for (const text of [name, ...synonyms]) {
        const words = wordsOf(text).map(basesOf);
        for (const base of words[0] ?? []) {
          const known = this.#starts.get(base);
          if (known === undefined) this.#starts.set(base, [{ category: id, words }]);
          else known.push({ category: id, words });
        }
      }
  }

  /** The phrases that stand in a text, in order and without a gap: first word, last word, category. */
  within(
    words: readonly string[],
  ): readonly { readonly category: string; readonly from: number; readonly to: number }[] {
    const own = words.map((word) => new Set(basesOf(word)));
    const isAt = (from: number, phrase: Phrase): boolean =>
      phrase.words.every((bases, at) => bases.some((base) => own[from + at]?.has(base)));
    return own.flatMap((bases, from) =>
      [...bases]
        .flatMap((base) => this.#starts.get(base) ?? [])
        .filter((phrase) => isAt(from, phrase))
        .map((phrase) => ({ category: phrase.category, from, to: from + phrase.words.length })),
    );
  }
}

/** Words that say little where another word says the trade: `Cep telefonu mağazası` sells no clothes. */
const generalHeads = new Set(
  'magaza dukkan market merkez salon atolye ofis buro servis tamir onarim bakim satis ticaret imalat uretim hizmet danisman komisyon muteahhit'.split(
    ' ',
  ),
);
const isGeneral = (word: string): boolean => basesOf(word).some((base) => generalHeads.has(base));

/** A name, and what it says without one side of its conjunction: `ev ve büro taşımacılığı` has `ev taşıma`. */
const readingsOf = (name: string): readonly (readonly string[])[] => {
  const words = wordsOf(name);
  const at = words.indexOf('ve');
  return at < 1 ? [words] : [words, words.toSpliced(at, 2), words.toSpliced(at - 1, 2)];
};

const categoriesIn = (words: readonly string[], phrases: Phrases): readonly string[] => {
  const found = phrases.within(words);
  const longest = found.filter(
    ({ from, to }) => !found.some((one) => one.to - one.from > to - from && one.from <= from && one.to >= to),
  );
  const special = longest.filter(({ from, to }) => to - from > 1 || !isGeneral(words[from]!));
  return (special.length > 0 ? special : longest).map(({ category }) => category);
};

/**
 * Which known categories the names of others say, by the known one: `Cep telefonu mağazası` has the phrase `cep telefonu`, a name of the
 * known `Telefoncu`. A longer phrase hides shorter ones among its words.
 */
export const alikeOf = (phrases: Phrases, others: readonly CategoryName[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { id, name } of others)
    for (const category of new Set(readingsOf(name).flatMap((words) => categoriesIn(words, phrases))))
      found.set(category, [...(found.get(category) ?? []), id]);
  return found;
};
