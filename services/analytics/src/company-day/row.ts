import type { Device, InteractionKind, TrafficSource } from '@carsi/contracts/analytics/events';

/** Names and shapes are on disk for ever. Times inside are epoch seconds. */
export interface VisitorOfDay {
  /** Eight bytes of their HMAC under the salt of the day. */
  readonly who: string;
  /** Time of their last counted view. */
  readonly viewedAt?: number;
  /** When an action of a kind was last counted. */
  readonly acted?: Readonly<Partial<Record<InteractionKind, number>>>;
  readonly contacted?: true;
  /** Eight bytes of each of the last event ids, against retries. */
  readonly ids: readonly string[];
}

export interface Counters {
  readonly views: number;
  readonly clicks: number;
  readonly calls: number;
  readonly whatsappMessages: number;
  readonly websiteVisits: number;
  readonly favoriteAdds: number;
  readonly reviewsReceived: number;
  readonly mapViews: number;
  readonly searchAppearances: number;
  readonly shares: number;
  /** Visitor-days with at least one view, and those with at least one contact. */
  readonly viewers: number;
  readonly converted: number;
}
export type Counter = keyof Counters;

/** Hour → count. */
export type Hours = Readonly<Record<string, number>>;

export type DiscardReason = 'bot' | 'repeat' | 'own';

/** One company, one day in Europe/Istanbul, one shard of its visitors: everything that is decided together. */
export interface CompanyDay {
  readonly companyId: string;
  readonly date: string;
  /** The most recent visitors, newest last; at most MOST_VISITORS. */
  readonly visitors: readonly VisitorOfDay[];
  /** Number of visitors dropped for newer ones: if they return they are new. Missing before version 4. */
  readonly forgotten?: number;
  readonly counters: Counters;
  /** Counted views and clicks of the hours that have any, by hour 0–23. */
  readonly hours: { readonly views: Hours; readonly clicks: Hours };
  readonly discarded: Readonly<Record<DiscardReason, number>>;
  readonly counted: number;
  /** Discarded events by kind: `view` or an interaction. */
  readonly discardedOf: Readonly<Record<string, Readonly<Partial<Record<DiscardReason, number>>>>>;
  /** Of counted views. */
  readonly sources: Readonly<Partial<Record<TrafficSource, number>>>;
  /** Folded words of the searches that counted views came from, and how often: the first fifty of a day. Words name no field. */
  readonly words: readonly (readonly [words: string, count: number])[];
  /** Visitor-days with a view, without members who opted out. */
  readonly devices: Readonly<Partial<Record<Device, number>>>;
  readonly cities: Readonly<Record<string, number>>;
  readonly categories: Readonly<Record<string, number>>;
}

export const noCounters: Counters = {
  views: 0,
  clicks: 0,
  calls: 0,
  whatsappMessages: 0,
  websiteVisits: 0,
  favoriteAdds: 0,
  reviewsReceived: 0,
  mapViews: 0,
  searchAppearances: 0,
  shares: 0,
  viewers: 0,
  converted: 0,
};

export const emptyDay = (companyId: string, date: string): CompanyDay => ({
  companyId,
  date,
  visitors: [],
  counters: noCounters,
  hours: { views: {}, clicks: {} },
  discarded: { bot: 0, repeat: 0, own: 0 },
  counted: 0,
  discardedOf: {},
  sources: {},
  words: [],
  devices: {},
  cities: {},
  categories: {},
});
