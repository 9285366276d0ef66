import type { SearchAnswer, SearchDocument, SearchIndex } from '../../search.js';
import type { List } from './companies.js';
import { unexplained } from './explained.js';
import type { JudgedQuestion } from './questions.js';

export interface ScoredQuestion {
  readonly kind: string;
  readonly text: string;
  readonly first: number;
  readonly ten: number;
  readonly ndcg: number;
  readonly empty: boolean;
  readonly dropped: readonly string[];
  readonly shown: string;
}
export interface ListScore {
  readonly each: readonly ScoredQuestion[];
  /** Gibberish that was answered. */
  readonly fooled: readonly ScoredQuestion[];
  readonly gibberish: number;
}

const LISTED = 10;
const GOOD = 2;
const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

/** What is shown in the order of the page: what meets everything, then the groups. */
const shownOf = ({ hits, groups }: SearchAnswer): readonly string[] =>
  [...hits, ...groups.flatMap((group) => group.hits)].slice(0, LISTED).map(({ id }) => id);

const describeAnswer = (answer: SearchAnswer, byId: ReadonlyMap<string, SearchDocument>): string => {
  const lacks = answer.groups.map((group) => `lacks ${group.lacks.map(({ text }) => text).join('+')}: ${group.total}`);
  const corrections = answer.interpreted.corrections.map(({ from, to }) => `${from}→${to}`);
  const names = shownOf(answer)
    .slice(0, 3)
    .map((id) => byId.get(id)!)
    .map(({ name, categoryWords, district, city }) => `${name} [${categoryWords.at(0)}, ${district ?? city}]`);
  return [`${answer.total} exact`, ...lacks, ...corrections, ...names].join(' | ');
};

/** Silently dropped: a word that no shown company that is called exact explains, and that the answer does not name. A chip names a category. */
const droppedOf = (
  question: JudgedQuestion,
  answer: SearchAnswer,
  byId: ReadonlyMap<string, SearchDocument>,
  { categories }: List,
): readonly string[] => {
  const { hits, groups, interpreted, didYouMean } = answer;
  const [group] = groups;
  if (hits.length === 0 && group === undefined) return [];
  const shown = hits.length > 0 ? hits : group!.hits;
  const exact = shown.slice(0, LISTED);
  const lacked = hits.length > 0 ? [] : group!.lacks.map(({ text }) => text);
  const chips = categories.filter(({ id }) => interpreted.categories?.includes(id));
  const said = [
    ...lacked,
    ...chips.flatMap(({ name, synonyms }) => [name, ...synonyms]),
    ...interpreted.corrections.map(({ from }) => from),
    ...(didYouMean ? [question.text] : []),
  ];
  // By construction: a company that answers the whole question explains its words in whatever way.
  if (!question.lacks && hits.length > 0 && exact.some(({ id }) => (question.grades.get(id) ?? 0) > GOOD)) return [];
  return unexplained(
    question.text,
    exact.map(({ id }) => byId.get(id)!),
    said,
  );
};

export const scoreList = async (
  index: SearchIndex,
  list: List,
  questions: readonly JudgedQuestion[],
): Promise<ListScore> => {
  const byId = new Map(list.companies.map(({ document }) => [document.id, document]));
  const all: ScoredQuestion[] = [];
  for (const question of questions) {
    const { kind, text, grades } = question;
    const answer = await index.search({ q: text, filters: {}, sort: 'relevance', limit: LISTED, offset: 0 });
    const given = shownOf(answer).map((id) => grades.get(id) ?? 0);
    const ideal = [...grades.values()].sort((one, other) => other - one).slice(0, LISTED);
    const best = Math.min(GOOD, ideal[0] ?? 0);
    all.push({
      kind,
      text,
      first: Number((given[0] ?? 0) >= best),
      ten: Number(given.some((grade) => grade >= best)),
      ndcg: gain(given) / gain(ideal),
      empty: given.length === 0,
      dropped: droppedOf(question, answer, byId, list),
      shown: describeAnswer(answer, byId),
    });
  }
  const [gibberish, each] = [
    all.filter(({ kind }) => kind === 'gibberish'),
    all.filter(({ kind }) => kind !== 'gibberish'),
  ];
  return { each, gibberish: gibberish.length, fooled: gibberish.filter(({ empty }) => !empty) };
};
