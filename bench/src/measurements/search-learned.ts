import { chosenResults, type ChosenResult } from '@carsi/analytics/chosen-results/projection';
import { learnedFrom } from '@carsi/analytics/chosen-results/publish-learned';
import type { VisitTracked } from '@carsi/contracts/analytics/events';
import { liftOf } from '@carsi/directory/learned-searches/lifts';
import { createEmbeddedSearch } from '@carsi/platform/embedded/search/search';
import type { SearchIndex } from '@carsi/platform/search';
import { createChance } from '@carsi/platform/testing/search/corpus';
import type { List } from '@carsi/platform/testing/search-lists/companies';
import { type Figures, totalOf } from '@carsi/platform/testing/search-lists/figures';
import { type JudgedQuestion, listQuestions } from '@carsi/platform/testing/search-lists/questions';
import { scoreList } from '@carsi/platform/testing/search-lists/scorer';
import { minuteOfWeek } from '@carsi/turkish/calendar';
import { wordSetOf } from '@carsi/turkish/word-set';

/**
 * What learning from clicks changes, offline: visitors of a seed ask the judged questions, look at a result with the chance 1 / rank, and
 * open what they look at by its grade and by an appeal that every company has of its own and that the engine does not know. The real
 * projection counts, the real lift is applied, and the same questions are asked again.
 */
const PER_KIND = 30;
const SEED = 7_117;
const WEDNESDAY = new Date('2026-11-25T14:00:00+03:00');
const DAY = '2026-11-25';
const VISITORS = 200;
const ATTACKS = 1_000;
/** The chance that somebody opens what they look at, by grade: seldom what does not fit. */
const OPENS = [0.02, 0.1, 0.4, 0.8] as const;
const SHOWN = 10;

type Rows = Map<string, ChosenResult>;

const open = (rows: Rows, companyId: string, words: string, network: string, rank: number): void => {
  const data: VisitTracked['data'] = {
    companyId,
    words,
    network,
    rank,
    id: network,
    visitor: network,
    device: 'mobile',
    own: false,
    source: 'search',
    city: null,
  };
  const event: VisitTracked = { type: 'VisitTracked', data };
  const occurrence = { stream: companyId, at: WEDNESDAY.toISOString(), by: null };
  for (const id of chosenResults.rows(event, occurrence))
    rows.set(id, chosenResults.evolve(rows.get(id), event, occurrence, id)!);
};

/** The index as the directory asks it: with what was learned of the question's words. */
const learnedIndex = (index: SearchIndex, rows: Rows): SearchIndex => {
  const bySet = Map.groupBy(rows.values(), ({ words }) => words);
  const search: SearchIndex['search'] = (query) => {
    const companies = learnedFrom(bySet.get(wordSetOf(query.q ?? '')) ?? [], DAY);
    return index.search({ ...query, lift: liftOf({ day: DAY, companies }, DAY) });
  };
  return Object.assign(Object.create(index) as SearchIndex, { search });
};

const shownBy = async (index: SearchIndex, q: string): Promise<readonly string[]> => {
  const { hits, groups } = await index.search({ q, filters: {}, sort: 'relevance', limit: SHOWN, offset: 0 });
  return [...hits, ...groups.flatMap((group) => group.hits)].slice(0, SHOWN).map(({ id }) => id);
};

interface Measured extends Figures {
  /** Mean appeal of the first three, 0–1. */
  readonly appeal: number;
  /** Questions whose first ten are in another order than before. */
  readonly moved: number;
}

export const learnedFiguresOf = async (list: List, perKind = PER_KIND): Promise<ReadonlyMap<string, Measured>> => {
  const index = await createEmbeddedSearch({ now: () => WEDNESDAY }).index('learned');
  await index.setCategories(list.categories);
  await index.put(list.companies.map(({ document }) => document));
  const questions = listQuestions(list, perKind, SEED, minuteOfWeek(WEDNESDAY));
  const chance = createChance(SEED);
  const appeals = new Map(list.companies.map(({ document }) => [document.id, chance.next()]));
  const before = new Map<JudgedQuestion, readonly string[]>();
  for (const question of questions) before.set(question, await shownBy(index, question.text));

  const visited: Rows = new Map();
  for (const [{ text, grades }, shown] of before)
    for (let visitor = 0; visitor < VISITORS; visitor += 1)
      for (const [at, id] of shown.entries())
        if (chance.happens((OPENS[grades.get(id) ?? 0]! * appeals.get(id)!) / (at + 1)))
          open(visited, id, text, `v${visitor}`, at + 1);
  const attack = (rows: Rows): Rows => {
    const attacked = new Map(rows);
    for (const [{ text }, shown] of before)
      for (let time = 0; time < ATTACKS && shown.length > 0; time += 1)
        open(attacked, shown.at(-1)!, text, 'attacker', SHOWN);
    return attacked;
  };

  const measure = async (rows: Rows): Promise<Measured> => {
    const learned = learnedIndex(index, rows);
    const answers = await Promise.all([...before].map(async ([{ text }, was]) => [was, await shownBy(learned, text)]));
    const first = answers.flatMap(([, shown]) => shown!.slice(0, 3).map((id) => appeals.get(id)!));
    return {
      ...totalOf(await scoreList(learned, list, questions)),
      appeal: first.reduce((sum, each) => sum + each, 0) / first.length,
      moved: answers.filter(([was, shown]) => was!.join() !== shown!.join()).length,
    };
  };
  return new Map([
    ['before', await measure(new Map())],
    [`after ${VISITORS} visitors of each question`, await measure(visited)],
    [`attack alone: one visitor, ${ATTACKS} clicks`, await measure(attack(new Map()))],
    ['the same attack after the visitors', await measure(attack(visited))],
  ]);
};

/** A table: judged quality, the appeal of the first three, and how many questions are answered in another order. */
export const measureLearned = async (name: string, list: List): Promise<string> => {
  const rows = [...(await learnedFiguresOf(list))].map(
    ([label, { questions, first, ten, ndcg, appeal, moved }]) =>
      `| ${[label, questions, ...[first, ten, ndcg, appeal].map((one) => one.toFixed(3)), moved].join(' | ')} |`,
  );
  const head = `\n${name}, ${list.companies.length} companies, what clicks teach\n\n`;
  return `${head}| | questions | success@1 | success@10 | nDCG@10 | appeal@3 | moved |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`;
};
