import { centreWords, genericNouns, isParticle, praises } from '../data/question-words.js';
import type { Lexicon } from './corrections.js';
import type { Meaning, Question, QuestionOptions, Span } from './meaning.js';
import { centresOf, Meanings } from './meanings.js';
import { isLegal, typedTokens } from './tokens.js';
import { candidatesOf } from './typed-words.js';
import { eitherOf, unitsOf } from './units.js';
import { type Wish, wishesOf } from './wish.js';

/** What a typed text may mean. Any text is safe; nothing of it is dropped. */
export const questionOf = (text: string, lexicon: Lexicon, options: QuestionOptions = {}): Question => {
  const typed = typedTokens(text);
  const candidates = candidatesOf(
    typed.filter((_, at) => !isLegal(typed, at)),
    lexicon,
  );
  const all = new Meanings(candidates, lexicon, options);
  const found = all.phrases();
  const phrases = [...found, ...all.phone()];
  all.completions();
  all.words(found.filter(({ means }) => means === 'service'));
  const literal = new Set(options.literal);
  const wishes = wishesOf(candidates, literal, phrases);
  const centres = centresOf(candidates, all);
  // `yarın açık` is no word of `açık büfe`.
  const isOfWish = ({ from, to }: Span): boolean =>
    wishes.some((wish) => wish.to - wish.from > 1 && from >= wish.from && to <= wish.to);
  const own = all.all.filter((meaning) => meaning.kind !== 'word' || !isOfWish(meaning));
  const meanings: readonly Meaning[] = [...own, ...wishes];

  const within = (spans: readonly Span[], at: number, least: number): boolean =>
    spans.some(({ from, to }) => at >= from && at < to && to - from >= least);
  const isPlain = (at: number): boolean => {
    const { text: word, proper } = candidates[at]!;
    if (all.overridden.has(at)) return true;
    if (within(wishes, at, 1) || within(phrases, at, 2) || (candidates.length === 1 && candidates[0]!.begins))
      return false;
    if (isParticle(word)) return !proper;
    if (all.all.some(({ kind, from, to }) => kind === 'attribute' && at >= from && at < to)) return false;
    return praises.has(word) || (centreWords.has(word) && at > 0 && !centres.has(at));
  };
  let fillers = candidates.map((_, at) => isPlain(at));
  // `telefon` of a sentence is no shop for telephones, unless there is nothing else that it could belong to.
  if (fillers.every(Boolean) && !candidates.every((_, at) => all.overridden.has(at)))
    fillers = candidates.map((_, at) => all.overridden.has(at) || !within(phrases, at, 1));
  const tokens = candidates.map(({ text: word, typed: own, proper, open, meant }, at) => ({
    text: word,
    typed: own,
    proper,
    open,
    isFiller: fillers[at]!,
    ...(meant !== undefined && { meant }),
  }));
  const units = eitherOf(unitsOf(tokens, [...phrases, ...wishes], meanings, lexicon), tokens);
  const isGeneric =
    units.length === 0 && tokens.some(({ text: word }, at) => genericNouns.has(word) || all.overridden.has(at));
  return {
    tokens,
    meanings,
    units,
    wish: Object.assign({}, ...wishes.map(({ wish }) => wish)) as Wish,
    isEmpty: text.trim() !== '' && units.length === 0 && !isGeneric,
    isGeneric,
  };
};
