import type { SearchAsked } from '@carsi/contracts/analytics';
import type { Projection } from '@carsi/kernel/projection';

/** What was searched for, by its folded words; no person in it. */
export interface Search {
  readonly query: string;
  /** As somebody typed it, with Turkish letters where anybody used them. */
  readonly text: string;
  readonly asked: number;
  readonly withoutResults: number;
  /** Whether the last answer had companies. */
  readonly found: boolean;
  readonly lastAskedAt: string;
}

const TURKISH = /[^\0-\x7f]/;

export const searches: Projection<Search, SearchAsked> = {
  name: 'searches',
  version: 1,
  rows: (event) => (event.type === 'SearchAsked' ? [event.data.query] : []),
  evolve: (row, { data: { query, text, total } }, { at }) => ({
    query,
    text: row === undefined || (TURKISH.test(text) && !TURKISH.test(row.text)) ? text : row.text,
    asked: (row?.asked ?? 0) + 1,
    withoutResults: (row?.withoutResults ?? 0) + (total === 0 ? 1 : 0),
    found: total > 0,
    lastAskedAt: at,
  }),
};
