import { dayOf } from '@carsi/turkish/calendar';
import type { SearchAsked } from '@carsi/contracts/analytics/events';
import type { Projection } from '@carsi/kernel/projection';

/** What was searched for, by its folded words; no person in it. */
export interface Search {
  readonly query: string;
  /** As typed, with Turkish letters if anybody used them. */
  readonly text: string;
  readonly asked: number;
  readonly withoutResults: number;
  /** Whether the last answer had companies. */
  readonly found: boolean;
  /** Different visitors, each once a day. */
  readonly people: number;
  readonly days: number;
  /** `people` after searches on two days, 0 before. */
  readonly popularity: number;
  /** The last day of a search, and its visitors. */
  readonly day: string;
  readonly visitors: readonly string[];
  readonly lastAskedAt: string;
}

/** More visitors of one day do not make it more popular. */
const VISITORS_A_DAY = 64;
const POPULAR_DAYS = 2;
const TURKISH = /[^\0-\x7f]/;

export const searches: Projection<Search, SearchAsked> = {
  name: 'searches',
  version: 2,
  rows: (event) => (event.type === 'SearchAsked' ? [event.data.query] : []),
  evolve: (row, { data: { query, text, total, visitor = '' } }, { at }) => {
    const day = dayOf(at);
    const today = row?.day === day ? row.visitors : [];
    const another = !today.includes(visitor) && today.length < VISITORS_A_DAY;
    const people = (row?.people ?? 0) + (another ? 1 : 0);
    const days = (row?.days ?? 0) + (row?.day === day ? 0 : 1);
    return {
      query,
      text: row === undefined || (TURKISH.test(text) && !TURKISH.test(row.text)) ? text : row.text,
      asked: (row?.asked ?? 0) + 1,
      withoutResults: (row?.withoutResults ?? 0) + (total === 0 ? 1 : 0),
      found: total > 0,
      people,
      days,
      popularity: days >= POPULAR_DAYS ? people : 0,
      day,
      visitors: another ? [...today, visitor] : today,
      lastAskedAt: at,
    };
  },
};
