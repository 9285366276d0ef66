import { premises } from '@carsi/turkish/data/question-words';
import { wordsOf } from '@carsi/turkish/questions/tokens';
import type { Vocabulary, WordPlace } from '@carsi/turkish/questions/vocabulary';
import type { SearchDocument } from '../search.js';

/** The searchable fields of a company, as bits. Province and district are columns: places are read by the gazetteer. */
export const FIELD = { name: 1, category: 2, service: 4, tag: 8, address: 16, text: 32, head: 64 } as const;
export const FIELD_BITS = 7;

export interface DocumentWords {
  /** In order, without legal words. */
  readonly name: readonly string[];
  readonly services: readonly string[];
  /** Services and tags: searched as a phrase before their words are. */
  readonly phrases: readonly string[];
  /** Each distinct word with the bits of its fields. */
  readonly fields: ReadonlyMap<string, number>;
}

const MOST_DESCRIPTION_WORDS = 300;
const MOST_REMEMBERED = 20_000;

/** Cache: names of categories, services, tags and places repeat. */
const remembered = new Map<string, readonly string[]>();
const wordsOfPhrase = (phrase: string): readonly string[] => {
  let words = remembered.get(phrase);
  if (words === undefined) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(phrase, (words = wordsOf(phrase)));
  }
  return words;
};

/** Skips tags of one word, which equal their word. */
export const phrasesOf = (services: readonly string[], tags: readonly string[]): readonly string[] => [
  ...services,
  ...tags.map((tag) => wordsOfPhrase(tag).join(' ')).filter((tag) => tag.includes(' ')),
];

const ADDRESS_NOISE = new Set(
  'mah mahalle mahallesi mh cad cadde caddesi cd sok sokak sokagi sk bulvar bulvari blv no kat daire apt apartmani'.split(
    ' ',
  ),
);

/** Names of neighbourhoods and streets, without numbers and kinds of street. */
export const addressWords = (address: string): readonly string[] =>
  wordsOf(address).filter((word) => word.length > 2 && !/\d/.test(word) && !ADDRESS_NOISE.has(word));

/**
 * The words of a name that say what a company is: the last one, the one before a word of premises (`Kuaför Salonu`), both of two. In
 * `Kuyumcu Elif Boya` the first word is a surname.
 */
const headsOf = (name: readonly string[]): readonly string[] => {
  if (name.length <= 2) return name;
  const at = name.findLastIndex((word) => !premises.has(word));
  return name.slice(Math.max(0, at));
};

/** The words of a company: the same for both engines and for the vocabulary. */
export const documentWords = (document: SearchDocument): DocumentWords => {
  const fields = new Map<string, number>();
  const note = (words: readonly string[], field: number): readonly string[] => {
    for (const word of words) fields.set(word, (fields.get(word) ?? 0) | field);
    return words;
  };
  const name = note(wordsOf(document.name), FIELD.name);
  note(headsOf(name), FIELD.head);
  for (const phrase of document.categoryWords) note(wordsOfPhrase(phrase), FIELD.category);
  const services = document.services.map((phrase) => note(wordsOfPhrase(phrase), FIELD.service).join(' '));
  for (const tag of document.tags) note(wordsOfPhrase(tag), FIELD.tag);
  note(addressWords(document.address), FIELD.address);
  note(wordsOf(document.description, MOST_DESCRIPTION_WORDS), FIELD.text);
  return { name, services, phrases: phrasesOf(services, document.tags), fields };
};

const placesOf = (bits: number): readonly WordPlace[] => [
  ...((bits & FIELD.name) !== 0 ? (['name'] as const) : []),
  ...((bits & (FIELD.category | FIELD.service | FIELD.tag)) !== 0 ? (['topic'] as const) : []),
  ...((bits & FIELD.address) !== 0 ? (['address'] as const) : []),
  ...(bits === FIELD.text ? (['text'] as const) : []),
];

/** By the bits of a word's fields: where the vocabulary counts it. */
export const PLACES_OF: readonly (readonly WordPlace[])[] = Array.from({ length: 2 ** FIELD_BITS }, (_, bits) =>
  placesOf(bits),
);

/** Adds a document to the vocabulary (`by` 1) or removes it (−1). */
export const countWords = (
  vocabulary: Vocabulary,
  { phrases, fields }: Pick<DocumentWords, 'phrases' | 'fields'>,
  by: 1 | -1,
): void => {
  for (const [word, bits] of fields) for (const place of PLACES_OF[bits]!) vocabulary.count(word, place, by);
  vocabulary.documents += by;
  for (const phrase of phrases) vocabulary.countService(phrase, by);
};
