import { wordsOf } from '@carsi/turkish/questions/tokens';
import type { SearchIndex } from '../search.js';
import { createChance } from './search/corpus.js';
import { brandQuestions } from './search-unseen/ask-brands.js';
import { nameQuestions } from './search-unseen/ask-names.js';
import { placeQuestions } from './search-unseen/ask-places.js';
import { serviceQuestions } from './search-unseen/ask-services.js';
import { talkQuestions } from './search-unseen/ask-talk.js';
import type { UnseenCompany } from './search-unseen/companies.js';
import { nonsense } from './search-unseen/nonsense.js';
import { wordsBehind } from './search-unseen/question.js';

/** Read query by query while the reading is mended. */
export const TUNING_SEEDS = [101, 202, 303] as const;
/** Only its sums are ever looked at: a mechanism that answers examples shows here. */
export const HOLD_OUT = 77_003;

/** A query with the companies that answer it; nobody answers nonsense. */
export interface Judged {
  readonly kind: string;
  readonly text: string;
  readonly grades: ReadonlyMap<string, number>;
}

const makers = { ...placeQuestions, ...talkQuestions, ...serviceQuestions, ...nameQuestions, ...brandQuestions };

/** Written without a look at how queries are read, by other hands than `search-quality`; relevance is known by construction. */
export const unseenQuestions = (all: readonly UnseenCompany[], perKind: number, seed: number): readonly Judged[] => {
  const chance = createChance(seed);
  const requested = Object.entries(makers).flatMap(([kind, make]) => {
    const made: Judged[] = [];
    for (let tries = 0; made.length < perKind && tries < perKind * 60; tries += 1) {
      const question = make(chance.of(all), chance, all);
      if (question === undefined) continue;
      const graded = all.map((company) => [company.id, question.grade(company)] as const);
      made.push({ kind, text: question.text, grades: new Map(graded.filter(([, grade]) => grade > 0)) });
    }
    return made;
  });
  const known = new Set(all.flatMap((company) => [...wordsBehind(company), ...wordsOf(company.description)]));
  return [
    ...requested,
    ...nonsense(known, perKind, chance).map((each) => ({ ...each, grades: new Map<string, number>() })),
  ];
};

export interface Answer {
  readonly ids: readonly string[];
  /** Of everything that is shown, similar ones too. */
  readonly total: number;
}
export interface Score {
  readonly questions: number;
  readonly ndcg: number;
  readonly success: number;
  readonly empty: readonly string[];
  readonly fooled: readonly string[];
  readonly nonsense: number;
  readonly each: readonly { readonly kind: string; readonly text: string; readonly ndcg: number }[];
  /** Sorted milliseconds, nonsense among them. */
  readonly took: readonly number[];
}

const LISTED = 10;
const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** One question after the other, the first ten answers graded. */
export const score = async (judged: readonly Judged[], ask: (text: string) => Promise<Answer>): Promise<Score> => {
  const each: { kind: string; text: string; ndcg: number; success: boolean }[] = [];
  const [empty, fooled, took]: [string[], string[], number[]] = [[], [], []];
  for (const { kind, text, grades } of judged) {
    const began = performance.now();
    const { ids, total } = await ask(text);
    took.push(performance.now() - began);
    if (grades.size === 0) {
      if (total > 0) fooled.push(text);
      continue;
    }
    if (total === 0) empty.push(text);
    const given = ids.slice(0, LISTED).map((id) => grades.get(id) ?? 0);
    const ideal = [...grades.values()].sort((one, other) => other - one).slice(0, LISTED);
    each.push({ kind, text, ndcg: gain(given) / gain(ideal), success: given.some((grade) => grade > 0) });
  }
  return {
    questions: each.length,
    ndcg: mean(each.map(({ ndcg }) => ndcg)),
    success: mean(each.map(({ success }) => Number(success))),
    empty,
    fooled,
    nonsense: judged.length - each.length,
    each,
    took: took.sort((one, other) => one - other),
  };
};

/** How our own engines are asked: what explains everything, then the groups, as the page shows them. */
export const asking =
  (index: SearchIndex) =>
  async (text: string): Promise<Answer> => {
    const { hits, total, groups } = await index.search({
      q: text,
      filters: {},
      sort: 'relevance',
      limit: LISTED,
      offset: 0,
    });
    const shown = [...hits, ...groups.flatMap((group) => group.hits)];
    return { ids: shown.map(({ id }) => id), total: total + shown.length };
  };
