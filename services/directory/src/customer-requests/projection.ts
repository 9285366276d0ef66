import type { RequestView } from '@carsi/contracts/directory/customer-requests';
import type { Projection } from '@carsi/kernel/projection';
import type { RequestEvent } from './request.js';

/** The request as it is shown, with the writer of the reply. */
export interface RequestRow extends Omit<RequestView, 'id'> {
  readonly replierId: string | null;
  /** Minutes until the company first answered; null before, and where the person took it back. */
  readonly minutes: number | null;
}

const STREAM = 'request-';
const MINUTE_MS = 60_000;

export const requestRows: Projection<RequestRow, RequestEvent> = {
  name: 'requests',
  version: 1,
  rows: (_event, { stream }) => (stream.startsWith(STREAM) ? [stream.slice(STREAM.length)] : []),
  evolve: (row, event, { at }) => {
    switch (event.type) {
      case 'RequestMade':
        return {
          ...event.data,
          state: 'open',
          reply: null,
          madeAt: at,
          answeredAt: null,
          replierId: null,
          minutes: null,
        };
      case 'RequestAnswered': {
        if (!row) return row;
        const { state, reply, byId } = event.data;
        const first = row.state === 'open' && state !== 'canceled';
        return {
          ...row,
          state,
          ...(reply !== null && { reply, replierId: byId }),
          answeredAt: row.answeredAt ?? (first ? at : null),
          minutes: row.minutes ?? (first ? Math.round((Date.parse(at) - Date.parse(row.madeAt)) / MINUTE_MS) : null),
        };
      }
      case 'RequestForgotten':
        if (!row) return row;
        return event.data.whose === 'company'
          ? { ...row, reply: null }
          : { ...row, message: null, state: row.state === 'open' ? 'canceled' : row.state };
    }
  },
};

/** The median of the last response times, in minutes; null for too few answers. */
export const medianOf = (minutes: readonly number[], fewest: number): number | null => {
  if (minutes.length < fewest) return null;
  const sorted = minutes.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
};
