import { nouns } from '../data/nouns.generated.js';
import { praises } from '../data/question-words.js';
import { correctionsOf, isKnown, isStop, type Lexicon, partsOf } from './corrections.js';
import type { TypedToken } from './tokens.js';

const MOST_VARIANTS = 9;

/** A token with the words that it may stand for. */
export interface Candidate extends TypedToken {
  readonly known: boolean;
  readonly words: readonly { readonly text: string; readonly evidence: number }[];
  /** Still being typed, and known words begin so. */
  readonly begins: boolean;
  /** An ordinary noun that no company and no category has: a `cami` is no form of `cam`, and `müze` is no slip of `meze`. */
  readonly isForeign?: boolean;
  /** What an ordinary noun that nobody has may be a slip of. */
  readonly meant?: string;
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

const LONGEST_PRAISE_TO_TRUST = 5;
const PRAISE_FOR_A_NAME = 0.6;
/** Names one error away from a word of praise that praises nothing: `yüksek veteriner` may be Yüksel's. The praise still holds. */
const namesakesOf = (word: string, next: TypedToken | undefined, { vocabulary }: Lexicon): Candidate['words'] =>
  !praises.has(word) || word.length <= LONGEST_PRAISE_TO_TRUST || next === undefined || isStop(next.text)
    ? []
    : vocabulary
        .near(word)
        .filter(({ word: name, distance }) => distance === 1 && name[0] === word[0] && vocabulary.inNames(name) > 0)
        .map(({ word: name }) => ({ text: name, evidence: PRAISE_FOR_A_NAME }));

/**
 * Whether an ordinary noun that the lexicon lacks is all that is asked for, a place apart. Beside other words it may be a slip or a
 * form: `oto yıkma`, `balkon camı`.
 */
const isForeign = (tokens: readonly TypedToken[], at: number, { gazetteer }: Lexicon): boolean => {
  const { text } = tokens[at]!;
  if (!nouns.has(text) || gazetteer.knows(text)) return false;
  return tokens.every(
    (other, turn) =>
      turn === at ||
      isStop(other.text) ||
      gazetteer.place(other.text) !== undefined ||
      gazetteer.inflectedPlace(other.text) !== undefined,
  );
};

/** Initials are joined, and words that were written in one are split; everything else is as typed. */
export const candidatesOf = (tokens: readonly TypedToken[], lexicon: Lexicon): readonly Candidate[] => {
  const { vocabulary } = lexicon;
  const found: Candidate[] = [];
  const plain = (token: TypedToken, begins = false, namesakes: Candidate['words'] = []): number =>
    found.push({ ...token, known: true, words: [{ text: token.text, evidence: 1 }, ...namesakes], begins });
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
    if (isForeign(tokens, at, lexicon)) {
      const meant = vocabulary.knows(token.text) ? undefined : correctionsOf(token.text, lexicon, true)[0]?.word;
      const words = [{ text: token.text, evidence: 1 }];
      found.push({ ...token, known: true, words, begins, isForeign: true, ...(meant !== undefined && { meant }) });
    } else if (isKnown(token.text, lexicon))
      plain(
        token,
        begins || (tokens.length === 1 && token.text.length === 1),
        namesakesOf(token.text, tokens[at + 1], lexicon),
      );
    else if (begins) found.push({ ...token, known: false, words: [], begins });
    else {
      const parts = partsOf(token.text, lexicon);
      const words = correctionsOf(token.text, lexicon, tokens.length === 1).map(({ word, evidence }) => ({
        text: word,
        evidence,
      }));
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
  for (const [turn, { words, known, text: typed }] of tokens.entries()) {
    // An unfinished word stands for itself as well: `tekel bayi` is `tekel bayii`.
    const isAsTyped = known || words.length === 0;
    const own = words.length === 0 ? [{ text: typed, evidence: 1 }] : words;
    variants = variants
      .flatMap(({ phrase, evidence, corrected }) =>
        own.map(({ text, evidence: sure }) => ({
          phrase: phrase === '' ? text : `${phrase} ${text}`,
          evidence: evidence * sure,
          ...(isAsTyped ? corrected && { corrected } : { corrected: { at: from + turn, to: text } }),
        })),
      )
      .slice(0, MOST_VARIANTS);
  }
  return variants;
};
