import { correctionsOf, isKnown, type Lexicon, partsOf } from './corrections.js';
import type { TypedToken } from './tokens.js';

const MOST_VARIANTS = 9;

/** A token with the words that it may stand for. */
export interface Candidate extends TypedToken {
  readonly known: boolean;
  readonly words: readonly { readonly text: string; readonly evidence: number }[];
  /** Still being typed, and known words begin so. */
  readonly begins: boolean;
  /** The first of several parts of one typed word: how many there are, and what the whole may be a slip of. */
  readonly composite?: {
    readonly parts: number;
    readonly words: readonly { readonly text: string; readonly evidence: number }[];
  };
}

/** How many single letters from here on are initials that a name has in one: `a b c sigorta`. */
const lettersFrom = (tokens: readonly TypedToken[], at: number, { vocabulary }: Lexicon): number => {
  let length = 0;
  while (length < 5 && tokens[at + length]?.text.length === 1) length += 1;
  for (; length > 1; length -= 1) {
    const joined = tokens.slice(at, at + length).map(({ text }) => text);
    if (vocabulary.inNames(joined.join('')) > 0) return length;
  }
  return 0;
};

/** Initials are joined, and words that were written in one are split; everything else is as typed. */
export const candidatesOf = (tokens: readonly TypedToken[], lexicon: Lexicon): readonly Candidate[] => {
  const { vocabulary } = lexicon;
  const found: Candidate[] = [];
  const plain = (token: TypedToken, begins = false): number =>
    found.push({ ...token, known: true, words: [{ text: token.text, evidence: 1 }], begins });
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const letters = lettersFrom(tokens, at, lexicon);
    if (letters > 1) {
      const initials = tokens.slice(at, at + letters);
      const joined = (part: 'text' | 'typed', by: string): string => initials.map((one) => one[part]).join(by);
      plain({ ...initials.at(-1)!, text: joined('text', ''), typed: joined('typed', ' ') });
      at += letters - 1;
      continue;
    }
    const isLong = token.text.length >= 2 || tokens.length === 1;
    const begins = token.open && isLong && vocabulary.weight(token.text) === 0 && vocabulary.begins(token.text);
    if (isKnown(token.text, lexicon)) plain(token, begins || (tokens.length === 1 && token.text.length === 1));
    else if (begins) found.push({ ...token, known: false, words: [], begins });
    else {
      const parts = partsOf(token.text, lexicon);
      const words = correctionsOf(token.text, lexicon).map(({ word, evidence }) => ({ text: word, evidence }));
      if (parts !== undefined) {
        for (const text of parts) plain({ ...token, text, open: false });
        const first = found.length - parts.length;
        found[first] = { ...found[first]!, composite: { parts: parts.length, words } };
      } else {
        found.push({ ...token, known: false, words, begins: words.length === 0 && token.open });
      }
    }
  }
  return found;
};

export interface Variant {
  readonly phrase: string;
  readonly evidence: number;
  readonly corrected?: { readonly at: number; readonly to: string };
}

/** The phrases that a span may stand for: its words, with each correction of a mistyped one. */
export const variantsOf = (tokens: readonly Candidate[], from: number): readonly Variant[] => {
  let variants: readonly Variant[] = [{ phrase: '', evidence: 1 }];
  for (const [turn, { words, known }] of tokens.entries()) {
    variants = variants
      .flatMap(({ phrase, evidence, corrected }) =>
        words.map(({ text, evidence: own }) => ({
          phrase: phrase === '' ? text : `${phrase} ${text}`,
          evidence: evidence * own,
          ...(known ? corrected && { corrected } : { corrected: { at: from + turn, to: text } }),
        })),
      )
      .slice(0, MOST_VARIANTS);
  }
  return variants;
};
