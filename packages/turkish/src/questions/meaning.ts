import type { TypedToken } from './tokens.js';
import type { Wish, WishKind } from './wish.js';

export type Literal = 'city' | 'district' | 'category' | 'service' | 'attribute' | WishKind;

export interface QuestionOptions {
  /** Kinds of words that stay text. */
  readonly literal?: readonly Literal[];
  /** Explicit filters: words that name another place say nothing. */
  readonly city?: number | undefined;
  readonly district?: string | undefined;
}

export interface QuestionToken extends TypedToken {
  /** Asks for nothing: every company explains it, and one that has it in its name is lifted. */
  readonly isFiller: boolean;
  /** What an ordinary noun that nobody has may be a slip of: offered, never assumed. */
  readonly meant?: string;
}

/** Consecutive words of a question. */
export interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly evidence: number;
  /** What a mistyped word was taken for: the token and the known word. */
  readonly corrected?: { readonly at: number; readonly to: string };
}
export interface PlaceSpan extends Span {
  readonly kind: 'place';
  readonly city?: number;
  readonly districts: readonly string[];
}
export interface CategorySpan extends Span {
  readonly kind: 'category';
  readonly category: string;
}
/** A word as companies write it, in any field. */
export interface WordSpan extends Span {
  readonly kind: 'word';
  readonly word: string;
  /** Evidence where it stands in a name. */
  readonly nameEvidence: number;
  /** Nothing but descriptions knows the word. */
  readonly isOnlyText: boolean;
  /** The word is the name of a place, or all of a category's: in a company's name it says less. */
  readonly means?: 'place' | 'category';
  /** How many words that category's name has. */
  readonly of?: number;
}
export interface AttributeSpan extends Span {
  readonly kind: 'attribute';
  readonly attribute: string;
}
export interface WishSpan extends Span {
  readonly kind: 'wish';
  readonly wish: Wish;
}
export interface PhoneSpan extends Span {
  readonly kind: 'phone';
  /** The last seven to ten digits. */
  readonly digits: string;
}
/** One meaning of consecutive words. A company explains a word by the best of its meanings there. */
export type Meaning = PlaceSpan | CategorySpan | AttributeSpan | WordSpan | WishSpan | PhoneSpan;

/** Words that only mean something together, or a single one. */
export interface Unit {
  readonly from: number;
  readonly to: number;
  /** A bit for each of its tokens; of several alternatives (`kuaför veya berber`) one is enough. */
  readonly bits: readonly number[];
  readonly kind: 'place' | 'category' | 'name' | 'service' | 'attribute' | 'wish' | 'word';
  readonly weight: number;
  /** In the person's own spelling. */
  readonly text: string;
}

export interface Question {
  readonly tokens: readonly QuestionToken[];
  readonly meanings: readonly Meaning[];
  /** What is asked for, in order; none for a question of fillers. */
  readonly units: readonly Unit[];
  readonly wish: Wish;
  /** Something was typed that asks for no company: no word, or fillers alone. */
  readonly isEmpty: boolean;
  /** `firmalar`, `en iyi mekanlar`: every company is meant. */
  readonly isGeneric: boolean;
}
