import { LEARNED_DAYS } from '@carsi/contracts/analytics/events';
import type { Meta } from '@carsi/kernel/event';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock, Ids } from '@carsi/platform/platform';
import { dayOf, lastDays } from '@carsi/turkish/calendar';
import type { LearnSearch } from './learned-search.js';
import { daysBetween, decayed, type ChosenResult, wordSetId } from './projection.js';

/** What lies behind these is seldom looked at, and an event stays small. */
const MOST_COMPANIES = 20;

type Companies = LearnSearch['data']['companies'];

/**
 * What a set of words taught, from its rows: heaviest first, each only after enough different visitors; a weight is rounded, and no
 * visitor, time or number of visits goes with it.
 */
export const learnedFrom = (rows: readonly ChosenResult[], day: string): Companies =>
  rows
    .filter((row) => isProven(row, day))
    .map(({ companyId, weight, day: on }) => ({ companyId, weight: Math.round(decayed(weight, on, day) * 10) / 10 }))
    .toSorted((a, b) => b.weight - a.weight || (a.companyId < b.companyId ? -1 : 1))
    .slice(0, MOST_COMPANIES);

const isProven = ({ provenOn }: ChosenResult, day: string): boolean =>
  provenOn !== null && daysBetween(provenOn, day) < LEARNED_DAYS;

/** Publishes what the word sets of recent visits taught. Returns how many were published. */
export const publishLearned = async (
  results: ReadModel<ChosenResult>,
  commands: Commands<Companies, LearnSearch>,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  lookBackDays = 2,
): Promise<number> => {
  const now = clock.now();
  const day = dayOf(now);
  const sets = new Set<string>();
  for (const date of lastDays(now, lookBackDays))
    for (const { row } of await results.find({ where: { day: date } })) if (isProven(row, day)) sets.add(row.words);
  let published = 0;
  for (const words of sets) {
    const rows = (await results.find({ where: { words } })).map(({ row }) => row);
    const commandId = ids.next();
    const meta: Meta = { by: 'analytics', at: now.toISOString(), commandId, correlationId: commandId };
    const command: LearnSearch = { type: 'LearnSearch', data: { words, day, companies: learnedFrom(rows, day) }, meta };
    published += (await commands.run(wordSetId(words), command)).events.length;
  }
  return published;
};
