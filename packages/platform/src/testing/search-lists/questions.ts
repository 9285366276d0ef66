import { createChance } from '../search/corpus.js';
import { nonsense } from '../search-unseen/nonsense.js';
import { detailKinds } from './ask-details.js';
import { nameKinds } from './ask-names.js';
import { tradeKinds } from './ask-trades.js';
import { wordKinds } from './ask-words.js';
import type { List } from './companies.js';
import { foldedWordsOf } from './explained.js';
import type { ListQuestion } from './question.js';

export interface JudgedQuestion extends Omit<ListQuestion, 'grade'> {
  readonly kind: string;
  /** Of companies above 0, by id; empty for gibberish. */
  readonly grades: ReadonlyMap<string, number>;
}

const TRIES = 80;
/** Each kind has choices of its own: another kind beside it leaves its questions as they are. */
const seedOf = (kind: string, seed: number): number =>
  [...kind].reduce((sum, letter) => Math.imul(sum, 31) + letter.codePointAt(0)!, seed);
/** `perKind` questions of each kind, graded; `minute` of the week is now for 'open'. */
export const listQuestions = (list: List, perKind: number, seed: number, minute: number): readonly JudgedQuestion[] => {
  const kinds = { ...nameKinds, ...tradeKinds, ...wordKinds, ...detailKinds(minute) };
  const requested = Object.entries(kinds).flatMap(([kind, make]) => {
    const chance = createChance(seedOf(kind, seed));
    const made = new Map<string, JudgedQuestion>();
    for (let tries = 0; made.size < perKind && tries < perKind * TRIES; tries += 1) {
      const question = make(chance.of(list.companies), chance, list);
      if (question === undefined || made.has(question.text)) continue;
      const { grade, ...rest } = question;
      const graded = list.companies.map((company) => [company.document.id, grade(company)] as const);
      const grades = new Map(graded.filter(([, each]) => each > 0));
      made.set(question.text, { kind, ...rest, grades });
    }
    return [...made.values()];
  });
  const words = new Set(list.companies.flatMap(({ document }) => [...foldedWordsOf(document)]));
  const gibberish = nonsense(words, Math.ceil(perKind / 4), createChance(seed));
  return [
    ...requested,
    ...gibberish.map(({ text }) => ({ kind: 'gibberish', text, grades: new Map<string, number>() })),
  ];
};
