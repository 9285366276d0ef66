import type { Lexicon } from './corrections.js';
import type { Meaning, QuestionToken, Span, Unit } from './meaning.js';
import { EVIDENCE, EXPLAINED, WEIGHT } from './weights.js';

/** The weight of a meaning for each of its words; a company's own evidence comes on top. */
export const weightOfName = (word: string, { vocabulary }: Pick<Lexicon, 'vocabulary'>): number => {
  const { documents } = vocabulary;
  const rarity = Math.log(1 + documents / (1 + vocabulary.inNames(word))) / Math.log(2 + documents);
  return WEIGHT.commonName + (WEIGHT.rareName - WEIGHT.commonName) * Math.min(1, rarity);
};

const share = (weight: number, { from, to }: Span): number => weight / (to - from);

/** What a token weighs, and as what: a place or a category where it is one, else by its strongest meaning. */
const potentialOf = (
  at: number,
  meanings: readonly Meaning[],
  lexicon: Lexicon,
): { kind: Unit['kind']; weight: number } => {
  const { vocabulary } = lexicon;
  let best: { kind: Unit['kind']; weight: number; by: number } = { kind: 'word', weight: 0, by: 0 };
  const consider = (kind: Unit['kind'], weight: number, evidence: number): void => {
    const isFilter = kind !== 'name' && kind !== 'service' && kind !== 'word';
    const by = weight * evidence + (isFilter && evidence >= EXPLAINED ? WEIGHT.phone : 0);
    if (by > best.by) best = { kind, weight, by };
  };
  const own = meanings.filter(({ from, to }) => at >= from && at < to);
  // A place's own name is a place, although a dish is called after it: `kuru temizleme adana`.
  const isPlace = own.some(({ kind, evidence }) => kind === 'place' && evidence === 1);
  for (const meaning of own) {
    if (isPlace && meaning.kind === 'category') continue;
    if (meaning.kind === 'place') consider('place', share(WEIGHT.place, meaning), meaning.evidence);
    else if (meaning.kind === 'category')
      consider('category', share(WEIGHT.category * meaning.evidence, meaning), meaning.evidence);
    else if (meaning.kind === 'attribute') consider('attribute', share(WEIGHT.attribute, meaning), meaning.evidence);
    else if (meaning.kind === 'wish') consider('wish', share(WEIGHT.wish, meaning), 1);
    else if (meaning.kind === 'phone') consider('word', share(WEIGHT.phone, meaning), 1);
    else {
      if (vocabulary.inNames(meaning.word) > 0)
        consider('name', share(weightOfName(meaning.word, lexicon), meaning), meaning.nameEvidence);
      if (vocabulary.isTopic(meaning.word)) consider('service', share(WEIGHT.service, meaning), meaning.evidence);
      else if (vocabulary.weight(meaning.word) > vocabulary.inNames(meaning.word))
        consider('place', share(WEIGHT.address, meaning), meaning.evidence * EVIDENCE.address);
      else consider('word', share(WEIGHT.text, meaning), meaning.isOnlyText ? EVIDENCE.onlyText : EVIDENCE.text);
    }
  }
  return best.by === 0 ? { kind: 'word', weight: WEIGHT.unknown } : best;
};

/** Words that only mean something together: the longest phrases that do not overlap. */
export const unitsOf = (
  tokens: readonly QuestionToken[],
  phrases: readonly Span[],
  meanings: readonly Meaning[],
  lexicon: Lexicon,
): readonly Unit[] => {
  const spans: Pick<Span, 'from' | 'to'>[] = [];
  const taken = new Set<number>();
  const take = (span: Pick<Span, 'from' | 'to'>): void => {
    for (let at = span.from; at < span.to; at += 1) if (taken.has(at)) return;
    for (let at = span.from; at < span.to; at += 1) taken.add(at);
    spans.push(span);
  };
  for (const phrase of phrases
    .filter(({ from, to }) => to - from > 1)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    take(phrase);
  for (const [at, { isFiller }] of tokens.entries()) if (!isFiller) take({ from: at, to: at + 1 });
  return spans
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => {
      const at = Array.from({ length: to - from }, (_, turn) => from + turn);
      const parts = at.map((one) => potentialOf(one, meanings, lexicon));
      const isWish = meanings.some((meaning) => meaning.kind === 'wish' && meaning.from === from && meaning.to === to);
      const heaviest = parts.reduce((most, part) => (part.weight > most.weight ? part : most));
      return {
        from,
        to,
        bits: [at.reduce((bits, one) => bits | (1 << one), 0)],
        kind: isWish ? 'wish' : heaviest.kind,
        weight: isWish ? WEIGHT.wish : parts.reduce((sum, { weight }) => sum + weight, 0),
        text: [...new Set(at.map((one) => tokens[one]!.typed))].join(' '),
      };
    });
};

const conjunctions = new Set(['ve', 'veya', 'ya', 'da', 'yada', 'yahut']);

/** Two categories with a conjunction between them are one wish: who is either. */
export const eitherOf = (units: readonly Unit[], tokens: readonly QuestionToken[]): readonly Unit[] => {
  const found: Unit[] = [];
  for (const unit of units) {
    const before = found.at(-1);
    const between = before === undefined ? [] : tokens.slice(before.to, unit.from);
    const isEither =
      before?.kind === 'category' &&
      unit.kind === 'category' &&
      between.length > 0 &&
      between.every(({ text }) => conjunctions.has(text));
    if (!isEither) found.push(unit);
    else
      found[found.length - 1] = {
        ...before,
        to: unit.to,
        bits: [...before.bits, ...unit.bits],
        weight: Math.max(before.weight, unit.weight),
        text: [before.text, ...between.map(({ typed }) => typed), unit.text].join(' '),
      };
  }
  return found;
};
