import type { Event } from '@carsi/kernel/event';

/** Signal through the cache: figures of these companies changed, for open dashboards. It may be lost. */
export const metricsChanged = 'metrics-changed';
export interface MetricsChanged {
  readonly companyIds: readonly string[];
}

/** Telemetry and events of the analytics service. */
export const interactionsTopic = 'analytics.interactions';
export const analyticsTopic = 'analytics.events';
/** Telemetry that the BFF accepted while analytics was unavailable. */
export const postponedTopic = 'analytics.postponed';
export const contactKinds = ['call', 'whatsapp', 'website', 'email', 'directions', 'message'] as const;
export const interactionKinds = ['click', ...contactKinds, 'map_view', 'share', 'search_appearance'] as const;
export type InteractionKind = (typeof interactionKinds)[number];
export const devices = ['mobile', 'tablet', 'desktop', 'bot'] as const;
export type Device = (typeof devices)[number];
export const trafficSources = ['direct', 'search', 'category', 'map', 'favorites', 'referrer'] as const;
export type TrafficSource = (typeof trafficSources)[number];
/** What is known of an event's visitor: an HMAC of the day, never an address. `own`: the owner's own; `bot`: by its agent. */
interface FromVisitor {
  readonly companyId: string;
  /** The same id again is the same event again. */
  readonly id: string;
  readonly visitor: string;
  readonly device: Device;
  readonly own: boolean;
}

/** A visitor opened a company's page. The fold decides whether it counts. */
export type VisitTracked = Event<
  'VisitTracked',
  FromVisitor & {
    readonly source: TrafficSource;
    readonly city: number | null;
    /** False where the visitor is signed in and does not want to be counted in demographics. */
    readonly shared?: boolean;
    /** Id of the category whose list it came from. */
    readonly category?: string;
    /** Folded words of the search it came from, where nothing in them is of a person. */
    readonly words?: string;
    /** Where in that search's results the company was, from 1. */
    readonly rank?: number;
    /** Distinguishes networks for these words, this company and this day alone; comes with `words`. */
    readonly network?: string;
  }
>;
/** A visitor's interaction: call, message, directions … The fold decides whether it counts. */
export type InteractionTracked = Event<
  'InteractionTracked',
  FromVisitor & {
    readonly kind: InteractionKind;
    /** As of a visit; missing where the visitor is signed in and does not want to be counted. */
    readonly words?: string;
    readonly rank?: number;
    readonly network?: string;
  }
>;
export type Telemetry = VisitTracked | InteractionTracked;
/**
 * The first page of a search was requested: folded words (`query`), as typed (`text`), and the number of results.
 * Nothing identifies the person; text that looks like an address or a phone number is not published.
 */
export type SearchAsked = Event<
  'SearchAsked',
  {
    readonly query: string;
    readonly text: string;
    readonly total: number;
    /** Distinguishes networks for this query and day alone; missing in events of the first version. */
    readonly visitor?: string;
  }
>;
/**
 * A visit or an interaction, as far as the BFF knows it alone: `own` is false, and no search is named. Analytics appends it to the
 * interactions when it is back.
 */
export type TrackingPostponed = Event<
  'TrackingPostponed',
  {
    readonly event: Telemetry;
    /** A signed-in visitor, by an HMAC of the day and the company: only who knows the person recognises them. */
    readonly person?: string;
  }
>;
/** All that the topic of interactions carries. */
export type Observation = VisitTracked | InteractionTracked | SearchAsked;
/** Total views of a company, published at most once an hour. */
export type ViewsCounted = Event<'ViewsCounted', { readonly companyId: string; readonly views: number }>;
/**
 * Which companies people open, call or ask the way to after these words, by weight on that day; at most once an hour. A company is named
 * only after at least five different visitors; the list replaces what was published before.
 */
export type SearchLearned = Event<
  'SearchLearned',
  {
    /** A set of folded words. */
    readonly words: string;
    /** `2026-11-21`, in Turkey. */
    readonly day: string;
    readonly companies: readonly { readonly companyId: string; readonly weight: number }[];
  }
>;
/** Days after which half of a learned weight is left. */
export const LEARNED_HALF_LIFE_DAYS = 30;
/** What was not confirmed for so many days no longer counts. */
export const LEARNED_DAYS = 90;
export type AnalyticsEvent = ViewsCounted | SearchLearned;
