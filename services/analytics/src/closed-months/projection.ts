import type { Projection } from '@carsi/kernel/projection';
import { monthId, type MonthCounted } from './month.js';

/** Counts of months whose telemetry may be deleted. */
export type ClosedMonth = MonthCounted['data'];

export const closedMonths: Projection<ClosedMonth, MonthCounted> = {
  name: 'closed-months',
  version: 1,
  rows: ({ type, data }) => (type === 'MonthCounted' ? [monthId(data.companyId, data.month)] : []),
  evolve: (_row, { data }) => data,
};
