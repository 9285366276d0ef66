import { assemble } from './assemble.js';
import type { Reading, ReadOptions } from './reading.js';
import { type Lexicon, repair, type RepairedToken } from './repair.js';
import { isLegal, tokenize } from './tokens.js';

const FULL_MATCH = 4;
/** Of two corrections that are as likely the one is meant that makes a whole question: a place and one category. */
const shapeOf = ({ city, districts, categories }: Reading): number =>
  (city !== undefined || districts.length > 0 ? 2 : 0) + (categories.length === 1 ? 2 : categories.length > 1 ? 1 : 0);

const MOST_COMPLETIONS = 3;
type Finish = (tokens: readonly RepairedToken[]) => Reading;

/** `kuaför anka`: the last word is no word yet, or it is a brand's, and the name of a category or a place begins so. */
const completionsOf = (
  tokens: readonly RepairedToken[],
  finish: Finish,
  { gazetteer }: Lexicon,
): readonly Reading[] => {
  const last = tokens.at(-1);
  if (last === undefined || !last.open || last.unknown || last.text.length < (tokens.length > 1 ? 3 : 4)) return [];
  if (!last.prefix && (tokens.length === 1 || gazetteer.knows(last.text))) return [];
  for (const length of [2, 1]) {
    if (tokens.length < length) continue;
    const before = tokens.slice(0, -length);
    const begun = tokens.slice(-length).map(({ text }) => text);
    const phrases = gazetteer.beginning(begun.join(' '));
    if (phrases.length > MOST_COMPLETIONS) return [];
    if (phrases.length === 0) continue;
    return phrases.map((phrase) =>
      finish([...before, ...phrase.split(' ').map((text) => ({ ...last, text, prefix: false, open: false }))]),
    );
  }
  return [];
};

/** `eczane ursa`: a brand begins so, and the name of a place or a trade lies one error away. Only what makes a whole question. */
const guessesOf = (tokens: readonly RepairedToken[], finish: Finish, { gazetteer }: Lexicon): readonly Reading[] => {
  const last = tokens.at(-1);
  if (tokens.length < 2 || last?.prefix !== true || last.text.length < 4) return [];
  return gazetteer
    .near(last.text)
    .filter(({ distance }) => distance === 1)
    .slice(0, MOST_COMPLETIONS)
    .map(({ word }) => finish([...tokens.slice(0, -1), { ...last, text: word, prefix: false, open: false }]))
    .filter((reading) => shapeOf(reading) === FULL_MATCH);
};

/** What a typed text asks for. Any text is safe; nothing of it is dropped without being named in the answer. */
export const read = (text: string, lexicon: Lexicon, options: ReadOptions = {}): Reading => {
  const typed = tokenize(text);
  const lawful = typed.filter((_, at) => !isLegal(typed, at));
  const { tokens, corrections } = repair(lawful, lexicon);
  const doubted = tokens.find((token) => token.alternatives.length > 0);
  const readings = [doubted?.text ?? '', ...(doubted?.alternatives ?? [])].map((word) => {
    const replaced = tokens.map((token) => (token === doubted ? { ...token, text: word } : token));
    const renamed = corrections.map(({ from, to }) => ({ from, to: to === doubted?.text ? word : to }));
    return { word, reading: assemble(replaced, renamed, lexicon, options) };
  });
  const likeliest = readings.reduce((best, other) => (shapeOf(other.reading) > shapeOf(best.reading) ? other : best));
  const { reading } = likeliest;
  const finish: Finish = (finished) => assemble(finished, corrections, lexicon, options);
  const completed = completionsOf(tokens, finish, lexicon).filter((one) => shapeOf(one) > shapeOf(reading));
  const isBrand = reading.rest.some((word) => word.text === likeliest.word);
  const alternatives = isBrand ? readings.filter((other) => other !== likeliest).map((other) => other.reading) : [];
  return {
    ...reading,
    formal: lawful.length < typed.length,
    wordless: typed.length === 0 && text.trim() !== '',
    alternatives,
    completions: completed.length > 0 ? completed : guessesOf(tokens, finish, lexicon),
    unfinished: completed.length > 0 && tokens.at(-1)?.prefix === true,
  };
};
