import { districtById, provinceByPlate } from '@carsi/turkish/places';
import { wordsOf } from '@carsi/turkish/tokens';
import type { Vocabulary } from '@carsi/turkish/vocabulary';
import type { SearchDocument } from '../search.js';

/** The fields of a company that words are looked for in, as bits, with what a match in each weighs. */
export const FIELD = { name: 1, category: 2, service: 4, tag: 8, place: 16, text: 32 } as const;
export const FIELD_WEIGHT: Readonly<Record<number, number>> = { 1: 6, 2: 2.5, 4: 2, 8: 2, 16: 2, 32: 0.4 };

export interface DocumentWords {
  /** In order, without legal words. */
  readonly name: readonly string[];
  readonly services: readonly string[];
  /** Each distinct word with the bits of the fields that it stands in. */
  readonly fields: ReadonlyMap<string, number>;
}

const MOST_DESCRIPTION_WORDS = 300;

/** A company as words: the same for both engines and for the vocabulary. */
export const documentWords = (document: SearchDocument): DocumentWords => {
  const fields = new Map<string, number>();
  const note = (words: readonly string[], field: number): readonly string[] => {
    for (const word of words) fields.set(word, (fields.get(word) ?? 0) | field);
    return words;
  };
  const name = note(wordsOf(document.name), FIELD.name);
  for (const phrase of document.categoryWords) note(wordsOf(phrase), FIELD.category);
  const services = document.services.map((phrase) => note(wordsOf(phrase), FIELD.service).join(' '));
  for (const tag of document.tags) note(wordsOf(tag), FIELD.tag);
  const district = document.district === null ? undefined : districtById(document.district);
  note(wordsOf(`${provinceByPlate(document.city)?.name ?? ''} ${district?.name ?? ''}`), FIELD.place);
  note(wordsOf(document.description, MOST_DESCRIPTION_WORDS), FIELD.text);
  return { name, services, fields };
};

/** Counts a document into the vocabulary (`by` 1) or out of it (−1). */
export const countWords = (vocabulary: Vocabulary, { services, fields }: DocumentWords, by: 1 | -1): void => {
  for (const [word, bits] of fields) {
    if ((bits & FIELD.name) !== 0) vocabulary.count(word, 'name', by);
    if ((bits & ~(FIELD.name | FIELD.text)) !== 0) vocabulary.count(word, 'topic', by);
    if (bits === FIELD.text) vocabulary.count(word, 'text', by);
  }
  for (const phrase of services) if (phrase !== '') vocabulary.countService(phrase, by);
};
