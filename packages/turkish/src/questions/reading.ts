import type { Literal } from './phrases.js';
import type { Correction } from './repair.js';
import type { Wish } from './wish.js';

export interface Word {
  readonly text: string;
  /** Unfinished: words that begin so are meant too. */
  readonly prefix: boolean;
  /** Nothing known explains it: no company has it. */
  readonly unknown?: true;
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
  /** Among the rest is a word that only a few names have: somebody asks for these. */
  readonly rare: boolean;
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
  /** The same query with its last word finished as a category or a place, while somebody is still typing it. */
  readonly completions: readonly Reading[];
  /** The completions are what is meant; else they only come behind. */
  readonly unfinished: boolean;
}

export interface ReadOptions {
  readonly literal?: readonly Literal[];
  /** Explicit filters beat what the words say: a place outside of them is text. */
  readonly city?: number | undefined;
  readonly district?: string | undefined;
}
