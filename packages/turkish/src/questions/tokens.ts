import { fold } from '../fold.js';
import { apostropheEndings, legalWords } from '../data/question-words.js';

export interface Token {
  /** Folded: letters and digits only. */
  readonly text: string;
  /** A case ending stood after an apostrophe and was dropped, so this is a proper noun. */
  readonly proper: boolean;
  /** The last word, with nothing after it: someone may still be typing it. */
  readonly open: boolean;
}

const MOST_TOKENS = 20;
const LONGEST_TOKEN = 48;
const WORD = /[\p{L}\p{N}]+(?:'+[\p{L}\p{N}]+)*/gu;
const APOSTROPHES = /['’‘`´ʼ′＇]/gu;
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){1,4}\p{L}(?![\p{L}\p{N}])/gu;

const word = (raw: string): { readonly text: string; readonly proper: boolean } => {
  const at = raw.indexOf("'");
  if (at < 0) return { text: raw, proper: false };
  const ending = raw.slice(at).replaceAll("'", '');
  const proper = at > 1 && apostropheEndings.has(ending);
  return { text: proper ? raw.slice(0, at) : raw.replaceAll("'", ''), proper };
};

/** The words of a text, the same for documents and for queries. Bounded: a text of any length and content costs little. */
export const tokenize = (text: string, most = MOST_TOKENS): readonly Token[] => {
  const plain = fold(text.replaceAll(APOSTROPHES, "'"));
  const folded = plain.includes('.') ? plain.replaceAll(DOTTED, (dotted) => dotted.replaceAll('.', '')) : plain;
  const tokens: Token[] = [];
  for (const { 0: raw, index } of folded.matchAll(WORD)) {
    if (tokens.length === most) break;
    const { text: normalized, proper } = word(raw);
    tokens.push({ text: normalized.slice(0, LONGEST_TOKEN), proper, open: index + raw.length === folded.length });
  }
  return tokens;
};

/** Legal words and the 've' between them, unless they open the text (`As Kebap`). */
export const isLegal = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]!.text;
  if (at > 0 && legalWords.has(text)) return true;
  return text === 've' && at > 1 && legalWords.has(tokens[at - 1]!.text) && legalWords.has(tokens[at + 1]?.text ?? '');
};

/** The words of a document's field; legal words weigh nothing. */
export const wordsOf = (text: string, most = 400): readonly string[] => {
  const tokens = tokenize(text, most);
  return tokens.filter((_, at) => !isLegal(tokens, at)).map((token) => token.text);
};

/** A token of a question in the spelling of the person: of several tokens of one typed word each has the whole of it. */
export interface TypedToken extends Token {
  readonly typed: string;
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words of a question, each with what was typed. */
export const typedTokens = (text: string): readonly TypedToken[] => {
  const plain = text.replaceAll(APOSTROPHES, "'");
  const pieces = [...plain.matchAll(/\S+/gu)];
  return pieces
    .flatMap(({ 0: piece, index }) => {
      const isLast = index + piece.length === plain.length;
      const typed = piece.replaceAll(EDGES, '');
      return tokenize(piece).map((token) => ({ ...token, open: token.open && isLast, typed }));
    })
    .slice(0, MOST_TOKENS);
};
