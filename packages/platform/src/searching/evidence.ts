import type { Lexicon } from '@carsi/turkish/questions/corrections';
import type { Meaning, WordSpan } from '@carsi/turkish/questions/meaning';
import { weightOfName } from '@carsi/turkish/questions/units';
import { EVIDENCE, EXPLAINED, WEIGHT } from '@carsi/turkish/questions/weights';
import { FIELD, FIELD_BITS } from './fields.js';

/** Byte values per unit of weight: the largest gain is a telephone number's. */
export const SCALE = 30;
const FIELDS = 2 ** FIELD_BITS;
const { name: NAME, category: CATEGORY, service: SERVICE, tag: TAG, address: ADDRESS, text: TEXT, head: HEAD } = FIELD;

/** What a word is worth in each field. */
export const fieldsOf = (
  span: WordSpan,
  lexicon: Pick<Lexicon, 'vocabulary'>,
): readonly (readonly [bit: number, weight: number, evidence: number])[] => {
  const own = weightOfName(span.word, lexicon);
  const nameWeight = span.means === undefined ? own : Math.min(own, WEIGHT[span.means]);
  const inName = { place: EVIDENCE.place, category: EVIDENCE.categoryInName, none: 1 }[span.means ?? 'none'];
  const atEnd = span.means === undefined ? 1 : EVIDENCE[span.means];
  // A service that is a trade's name is worth no more than the trade: `fizik tedavi` in a nursing home.
  const listed = Math.min(WEIGHT.service, WEIGHT.category / (span.of ?? 1));
  return [
    [NAME, nameWeight, span.nameEvidence * inName],
    [HEAD, nameWeight, span.nameEvidence * atEnd],
    [CATEGORY, WEIGHT.categoryWord, span.evidence * EVIDENCE.categoryWord],
    [SERVICE, listed, span.evidence],
    [TAG, listed, span.evidence],
    [ADDRESS, WEIGHT.address, span.evidence * EVIDENCE.address],
    [TEXT, WEIGHT.text, span.evidence * (span.isOnlyText ? EVIDENCE.onlyText : EVIDENCE.text)],
  ];
};

/** What a company may gain by a meaning, for each of its words: one value for each way to explain it. */
export const gainsOf = (meaning: Meaning, lexicon: Pick<Lexicon, 'vocabulary'>): readonly number[] => {
  const share = 1 / (meaning.to - meaning.from);
  if (meaning.kind === 'wish') return [WEIGHT.wish * share];
  if (meaning.kind !== 'word') return [WEIGHT[meaning.kind] * meaning.evidence * share];
  return fieldsOf(meaning, lexicon).map(([bit, weight, evidence]) => {
    const isThere =
      bit === NAME || bit === HEAD
        ? lexicon.vocabulary.inNames(meaning.word) > 0
        : bit === SERVICE || bit === TAG || bit === CATEGORY
          ? lexicon.vocabulary.isTopic(meaning.word)
          : false;
    return isThere && evidence >= EXPLAINED ? weight * evidence * share : 0;
  });
};

const SHORTEST_STEM = 4;
/** How companies write a word of a category, with the fields: names have endings. `Uğur Pastanesi` is a pastane, but `Halı` no hal. */
export const spokenForms = (
  word: string,
  { vocabulary }: Pick<Lexicon, 'vocabulary'>,
): readonly (readonly [form: string, fields: number])[] => [
  [word, NAME | SERVICE | TAG],
  ...(word.length < SHORTEST_STEM ? [] : vocabulary.forms(word))
    .filter((form) => form.word !== word)
    .map((form) => [form.word, NAME] as const),
];

/** A category's word in a name: explained where the name has another word of the question. */
export const isSurname = ({ means, nameEvidence }: WordSpan): boolean =>
  means === 'category' && nameEvidence >= EVIDENCE.derived;

/** The word that a category was named by: of its companies those count more that list it. */
export const isOfTrade = (meaning: Meaning): meaning is WordSpan =>
  meaning.kind === 'word' && meaning.means === 'category' && meaning.evidence >= EVIDENCE.derived;

/** For each set of fields that a word stands in: its gain, and whether that explains the word. */
export const worth = (
  span: WordSpan,
  lexicon: Pick<Lexicon, 'vocabulary'>,
): { gain: Uint8Array; explains: Uint8Array } => {
  const gain = new Uint8Array(FIELDS);
  const explains = new Uint8Array(FIELDS);
  const shared = SCALE / (span.to - span.from);
  const options = fieldsOf(span, lexicon);
  for (let fields = 1; fields < FIELDS; fields += 1)
    for (const [bit, weight, evidence] of options) {
      if ((fields & bit) === 0) continue;
      gain[fields] = Math.max(gain[fields]!, Math.round(weight * evidence * shared));
      if (evidence >= EXPLAINED) explains[fields] = 1;
    }
  return { gain, explains };
};
