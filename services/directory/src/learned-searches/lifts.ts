import { LEARNED_DAYS, LEARNED_HALF_LIFE_DAYS } from '@carsi/contracts/analytics/events';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock } from '@carsi/platform/platform';
import { dayOf } from '@carsi/turkish/calendar';
import { wordSetOf } from '@carsi/turkish/word-set';
import type { LearnedSearch } from './projection.js';

export type Lift = ReadonlyMap<string, number>;

/** Added to the largest weight: what few opened lifts less. */
const DAMPING = 5;
const none: Lift = new Map();

/** The share of the most opened company's weight, damped: in (0, 1), the same on every replica and for every visitor. */
export const liftOf = ({ day, companies }: LearnedSearch, today: string): Lift => {
  const days = Math.max(0, (Date.parse(today) - Date.parse(day)) / 86_400_000);
  if (days >= LEARNED_DAYS || companies.length === 0) return none;
  const left = 0.5 ** (days / LEARNED_HALF_LIFE_DAYS);
  const most = Math.max(...companies.map(({ weight }) => weight)) * left;
  return new Map(companies.map(({ companyId, weight }) => [companyId, (weight * left) / (most + DAMPING)]));
};

/** Finds the companies that people open after the words of a question: one row. */
export class Lifts {
  constructor(
    private readonly learned: ReadModel<LearnedSearch>,
    private readonly clock: Clock,
  ) {}

  async of(q: string): Promise<Lift> {
    const words = wordSetOf(q);
    const row = words === '' ? undefined : await this.learned.get(words);
    return row ? liftOf(row, dayOf(this.clock.now())) : none;
  }
}
