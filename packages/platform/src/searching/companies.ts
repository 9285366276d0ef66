import type { Spoken } from '@carsi/turkish/questions/gazetteer';
import type { Vocabulary } from '@carsi/turkish/questions/vocabulary';

/** Companies by ordinal, below `size`. The postings of a word are `ordinal << FIELD_BITS | fields`; all lists are in rising order. */
export interface Companies {
  readonly size: number;
  word(word: string): Uint32Array;
  city(plate: number): Uint32Array;
  district(id: string): Uint32Array;
  /** Companies of the category and of those below it. */
  category(id: string): Uint32Array;
  attribute(id: string): Uint32Array;
  /** Companies whose national number ends with the digits. */
  phone(digits: string): Uint32Array;
  /** The most specific category of a company. */
  ownCategory(ordinal: number): string | undefined;
  /** Words of the name. */
  nameLength(ordinal: number): number;
  /** Where words stand, among all companies. */
  readonly vocabulary: Vocabulary;
  /** Categories that a list brought whose names say this one. */
  alike(category: string): readonly string[];
  /** … and those whose names say one below it. */
  alikeBelow(category: string): readonly string[];
  /** What companies of rougher categories say that belong to this one. */
  spokenOf(category: string): readonly Spoken[];
  rougher(category: string, spoken: Spoken): readonly string[];
}

/** Where a list in rising order has an ordinal; −1 where it has not. */
export const find = (list: Uint32Array, ordinal: number, shift: number): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! >>> shift < ordinal) low = middle + 1;
    else high = middle;
  }
  return low < list.length && list[low]! >>> shift === ordinal ? low : -1;
};
