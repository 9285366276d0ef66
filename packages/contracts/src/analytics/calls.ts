import { z } from 'zod';
import { interactionKinds, type Device, trafficSources, type TrafficSource, type Telemetry } from './events.js';

export const trackVisit = z.object({
  companyId: z.string().min(1).max(64),
  id: z.string().min(1).max(128),
  address: z.string().max(64),
  agent: z.string().max(1_000),
  source: z.enum(trafficSources),
  city: z.int().min(1).max(81).nullable(),
  category: z.string().min(1).max(64).optional(),
  query: z.string().max(200).optional(),
  /** The company's place in the results of that query, from 1. */
  rank: z.int().min(1).max(10_000).optional(),
  /** The largest network of the address that may be one connection, where it is not the address. */
  network: z.string().max(64).optional(),
});
export type TrackVisit = z.infer<typeof trackVisit>;

export const trackInteraction = trackVisit
  .omit({ source: true, city: true, category: true })
  .extend({ kind: z.enum(interactionKinds) });
export type TrackInteraction = z.infer<typeof trackInteraction>;

/** Companies that were shown as results of a search, as observed by the BFF. */
export const trackAppearances = z.object({
  searches: z
    .array(
      trackVisit
        .pick({ id: true, address: true, agent: true })
        .extend({ companyIds: z.array(z.string().min(1).max(64)).max(100) }),
    )
    .max(1_000),
});
export type TrackAppearances = z.infer<typeof trackAppearances>;

/** First pages of searches, as the BFF answered them. */
export const trackSearches = z.object({
  searches: z
    .array(z.object({ q: z.string().max(200), total: z.int().min(0), address: z.string().max(64) }))
    .max(1_000),
});
export type TrackSearches = z.infer<typeof trackSearches>;

/** What people ask for in vain: how often, how often in vain, and when last (ISO-8601). */
export interface EmptySearch {
  /** Folded; `text` as it was typed. */
  readonly query: string;
  readonly text: string;
  readonly asked: number;
  readonly withoutResults: number;
  readonly lastAskedAt: string;
}

export const companyWindow = z.object({ companyId: z.string().min(1).max(64), days: z.int().min(1).max(365) });
export type CompanyWindow = z.infer<typeof companyWindow>;

/** The eight metrics and two beside them, under spec 2's names. conversionRate in percent. */
export interface Metrics {
  readonly views: number;
  readonly clicks: number;
  readonly calls: number;
  readonly whatsappMessages: number;
  readonly websiteVisits: number;
  readonly favoriteAdds: number;
  readonly reviewsReceived: number;
  readonly conversionRate: number;
  readonly mapViews: number;
  readonly searchAppearances: number;
}

export interface Discarded {
  readonly bot: number;
  readonly repeat: number;
  readonly own: number;
}

export interface CompanyMetrics {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
  readonly metrics: Metrics;
  /** Accepted and counted, accepted and discarded: together every event that was accepted. */
  readonly counted: number;
  readonly discarded: Discarded;
}

export const periods = ['daily', 'weekly', 'monthly'] as const;
export type Period = (typeof periods)[number];

export const dashboardBody = z.object({
  companyId: z.string().min(1).max(64),
  days: z.int().min(1).max(365),
  /** Null: one record of the complete window. */
  period: z.enum(periods).nullable(),
});

export const metricNames = [
  'views',
  'clicks',
  'calls',
  'whatsappMessages',
  'websiteVisits',
  'favoriteAdds',
  'reviewsReceived',
  'conversionRate',
  'mapViews',
  'searchAppearances',
] as const satisfies readonly (keyof Metrics)[];
export type MetricName = (typeof metricNames)[number];

/** Percent against the equal window before; null where there was nothing then. */
export type Trends = Readonly<Record<MetricName, number | null>>;

/** Calendar days of Turkey from `start` to `end`, both in it. Groups of fewer than five are left out of demographics. */
export interface AnalyticsRecord {
  readonly start: string;
  readonly end: string;
  readonly metrics: Metrics;
  readonly trends: Trends;
  readonly demographics: {
    /** Plate codes. */
    readonly topCities: readonly { readonly city: number; readonly count: number }[];
    readonly deviceTypes: readonly { readonly type: Device; readonly count: number }[];
    /** Ids of categories. */
    readonly topCategories: readonly { readonly category: string; readonly count: number }[];
  };
  readonly sources: readonly { readonly source: TrafficSource; readonly count: number }[];
  /** Of searches that led here; what fewer than three brought is left out. */
  readonly terms: readonly { readonly words: string; readonly count: number }[];
  /** Percent; null for a zero denominator. */
  readonly performance: {
    readonly ctr: number | null;
    readonly callConversion: number | null;
    readonly engagement: number | null;
  };
}

export interface Dashboard {
  /** The window after the plan had its say, and what the plan allows. */
  readonly days: number;
  readonly history: number;
  /** Newest last. */
  readonly records: readonly AnalyticsRecord[];
}

export const auditBody = z.object({
  companyId: z.string().min(1).max(64),
  days: z.int().min(1).max(365),
  metric: z.enum(metricNames),
});
/** How a number came to be: a row a day. The rows add up to `counted`; of a rate they add up to what is divided. */
export interface Audit {
  readonly metric: MetricName;
  readonly days: number;
  readonly value: number;
  readonly counted: number;
  /** Of conversionRate: what is divided by. */
  readonly of: number | null;
  readonly discarded: Discarded;
  /** Visitors of busy days dropped from memory for others: on return they were counted as new. */
  readonly forgotten?: number;
  readonly rows: readonly {
    readonly date: string;
    readonly counted: number;
    readonly of: number | null;
    readonly discarded: Discarded;
    readonly forgotten?: number;
  }[];
}

export interface AnalyticsCalls {
  /** Durable when it answers. `counted` is a forecast: the fold over the events decides. */
  trackVisit(body: TrackVisit): Promise<{ readonly id: string; readonly counted: boolean }>;
  trackInteraction(body: TrackInteraction): Promise<{ readonly id: string; readonly counted: boolean }>;
  /**
   * Operators only: the salts of today and tomorrow (`2026-11-24`, in Turkey), for the BFF, which stores them nowhere. With them it names
   * a visitor while this service is unavailable.
   */
  visitorSalts(body: Record<string, never>): Promise<readonly { readonly day: string; readonly salt: string }[]>;
  /** Durable when it answers. From the BFF's own searches, never from a client's word. */
  trackAppearances(body: TrackAppearances): Promise<{ readonly taken: number }>;
  /** Durable when it answers; from the BFF's own searches. `taken` omits what is not stored: too short, too long, or like personal data. */
  trackSearches(body: TrackSearches): Promise<{ readonly taken: number }>;
  /** Up to eight searches with results and at least three requests; starters, with count 0, where there are too few. */
  popularSearches(body: Record<string, never>): Promise<readonly { readonly query: string; readonly count: number }[]>;
  /** Admins only: searches whose last answer was empty, most frequent first. */
  emptySearches(body: { readonly limit: number }): Promise<readonly EmptySearch[]>;
  /** Operators only: older visits and interactions, for the sample data. Answers how many were taken. */
  importTelemetry(body: {
    readonly events: readonly { readonly at: string; readonly event: Telemetry }[];
  }): Promise<{ readonly taken: number }>;
  /** Distinct visitors of each day, oldest first, today last, in Europe/Istanbul. */
  visitorStats(body: CompanyWindow): Promise<readonly { readonly date: string; readonly visitors: number }[]>;
  /** All counted views since the beginning. */
  viewCount(body: { readonly companyId: string }): Promise<{ readonly views: number }>;
  /** Operators only: publishes total views of companies visited in the last days now, before the hourly run. */
  tellViews(body: { readonly days: number }): Promise<{ readonly told: number }>;
  /** Operators only: publishes what searches of the last days taught now, before the hourly run. */
  publishLearned(body: { readonly days: number }): Promise<{ readonly published: number }>;
  metrics(body: CompanyWindow): Promise<CompanyMetrics>;
  /** Owner and admins. Refuses COMPANY_NOT_FOUND, COMPANY_NOT_YOURS. */
  dashboard(body: z.infer<typeof dashboardBody>): Promise<Dashboard>;
  /** Owner and admins. */
  audit(body: z.infer<typeof auditBody>): Promise<Audit>;
}
