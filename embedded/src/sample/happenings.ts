import { createHash } from 'node:crypto';
import type { Device, InteractionKind, Telemetry, TrafficSource } from '@carsi/contracts/analytics/events';
import type { PostReview } from '@carsi/contracts/reviews/calls';
import { Random } from './random.js';
import { praiseOf, reviewers } from './data/reviews.js';

const DAY_MS = 86_400_000;

/** Reviews of the `index`-th company, over the last half year. */
export const sampleReviews = (
  index: number,
  { id: companyId, trade, root }: { readonly id: string; readonly trade: string; readonly root: string },
  now: number,
): readonly PostReview[] => {
  const random = new Random(index * 104_729 + 3);
  const quality = random.next();
  const count = Math.floor(random.next() ** 2 * 12);
  return random.some(reviewers, count).map((displayName, n) => {
    const rating = Math.min(5, Math.max(1, Math.round(2.6 + quality * 2.2 + (random.next() - 0.4) * 2))) as
      | 1
      | 2
      | 3
      | 4
      | 5;
    return {
      companyId,
      userId: `ornek-${index}-${n}`,
      rating,
      content: random.pick(praiseOf(trade, root, rating)),
      anonymous: random.chance(0.15),
      displayName,
      postedAt: new Date(now - random.integer(1, 180) * DAY_MS - random.integer(0, 80_000) * 1000).toISOString(),
    };
  });
};

const devices: readonly Device[] = ['mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'tablet'];
const sources: readonly TrafficSource[] = ['search', 'search', 'search', 'category', 'direct', 'map', 'referrer'];
const actions: readonly InteractionKind[] = [
  'call',
  'call',
  'whatsapp',
  'website',
  'directions',
  'email',
  'map_view',
  'share',
];

/** Thirty days of visits and what visitors did, oldest first; some repeat, some are bots: they are discarded like real ones. */
export const sampleTelemetry = (
  index: number,
  companyId: string,
  city: number,
  now: number,
): readonly { at: string; event: Telemetry }[] => {
  const random = new Random(index * 15_485_863 + 5);
  const popularity = random.next() ** 4 * 5 + 0.55;
  const events: { at: string; event: Telemetry }[] = [];
  for (let day = 29; day >= 0; day--) {
    const visits = Math.floor(random.next() * 2 * popularity);
    for (let n = 0; n < visits; n++) {
      const time = now - day * DAY_MS - random.integer(600, 50_000) * 1000;
      const key = `${companyId}-${day}-${n}`;
      const visitor = createHash('sha256').update(key).digest('base64url').slice(0, 22);
      const common = {
        companyId,
        visitor,
        device: random.chance(0.04) ? ('bot' as const) : random.pick(devices),
        own: false,
      };
      const at = (seconds: number): string => new Date(time + seconds * 1000).toISOString();
      events.push({
        at: at(0),
        event: {
          type: 'VisitTracked',
          data: { ...common, id: key, source: random.pick(sources), city: random.chance(0.7) ? city : null },
        },
      });
      if (random.chance(0.2))
        events.push({
          at: at(40),
          event: { type: 'InteractionTracked', data: { ...common, id: `${key}-a`, kind: random.pick(actions) } },
        });
      if (random.chance(0.1))
        events.push({
          at: at(200),
          event: { type: 'VisitTracked', data: { ...common, id: `${key}-r`, source: 'direct', city: null } },
        });
    }
  }
  return events.sort((a, b) => (a.at < b.at ? -1 : 1));
};
