import type { Command, Event } from '@carsi/kernel/event';
import type { Aggregate } from '@carsi/platform/events/commands';
import type { Counters } from '../company-day/row.js';

// A calendar month (Turkey) of a company, counted for good before its telemetry is deleted. Names and shapes are on disk for ever.

export interface CountedDay {
  readonly date: string;
  /** Without zeros. */
  readonly counters: Partial<Counters>;
}

export type MonthCounted = Event<
  'MonthCounted',
  {
    readonly companyId: string;
    /** `2025-11` */
    readonly month: string;
    readonly views: number;
    /** Days on which anything was counted, oldest first. */
    readonly days: readonly CountedDay[];
  }
>;
export type CountMonth = Command<'CountMonth', MonthCounted['data']>;

export const monthId = (companyId: string, month: string): string => `${companyId}_${month}`;

export const closedMonth: Aggregate<boolean, CountMonth, MonthCounted> = {
  name: 'month',
  initial: false,
  decide: ({ data }, isClosed) => (isClosed ? [] : [{ type: 'MonthCounted', data }]),
  evolve: () => true,
};
