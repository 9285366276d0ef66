import { createHash } from 'node:crypto';
import type { VisitTracked } from '@carsi/contracts/analytics/events';

export const VISITED = 5_000;

/** The n-th visit: another visitor each time, over 5,000 companies. */
export const visitOf = (n: number): VisitTracked => ({
  type: 'VisitTracked',
  data: {
    companyId: `c${(n * 7919) % VISITED}`,
    id: `e${n}`,
    visitor: createHash('md5').update(`${n}`).digest('base64url'),
    device: 'mobile',
    own: false,
    source: 'search',
    city: 34,
  },
});
