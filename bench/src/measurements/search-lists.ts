import { seedCategories } from '@carsi/directory/category/seed';
import { createEmbeddedSearch } from '@carsi/platform/embedded/search/search';
import type { List } from '@carsi/platform/testing/search-lists/companies';
import { kindsTable, worstOf } from '@carsi/platform/testing/search-lists/figures';
import { osmList } from '@carsi/platform/testing/search-lists/osm-list';
import { listQuestions } from '@carsi/platform/testing/search-lists/questions';
import { scoreList } from '@carsi/platform/testing/search-lists/scorer';
import { sourceList } from '@carsi/platform/testing/search-lists/source-list';
import { measureLearned } from './search-learned.js';
import { minuteOfWeek } from '@carsi/turkish/calendar';

const PER_KIND = 30;
const SEED = 5_303;
const WEDNESDAY_AFTERNOON = new Date('2026-11-25T14:00:00+03:00');

const builtIn = seedCategories().map(({ id, category: { parentId, name, synonyms } }) => ({
  id,
  parentId,
  name,
  synonyms,
}));

/** Lists as sources give them, on the embedded engine: a table by kind, and the worst questions on demand. */
const measure = async (name: string, list: List, worst: boolean): Promise<string> => {
  const index = await createEmbeddedSearch({ now: () => WEDNESDAY_AFTERNOON }).index(name);
  await index.setCategories(list.categories);
  await index.put(list.companies.map(({ document }) => document));
  const score = await scoreList(index, list, listQuestions(list, PER_KIND, SEED, minuteOfWeek(WEDNESDAY_AFTERNOON)));
  return `\n${name}, ${list.companies.length} companies\n\n${kindsTable(score)}\n${worst ? `\n${worstOf(score)}\n` : ''}`;
};

/** What learning from clicks changes, on both lists. */
export const measureLearnedLists = async (): Promise<string> =>
  (await measureLearned('OpenStreetMap list', osmList(builtIn))) +
  (await measureLearned('list with the source’s categories', sourceList(builtIn)));

export const measureLists = async (worst: boolean): Promise<string> =>
  (await measure('OpenStreetMap list', osmList(builtIn), worst)) +
  (await measure('list with the source’s categories', sourceList(builtIn), worst));
