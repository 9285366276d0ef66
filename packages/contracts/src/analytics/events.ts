import type { Event } from '@carsi/kernel/event';

/** The language of the analytics service: its telemetry, its events and what others may ask it. */
export const interactionsTopic = 'analytics.interactions';
export const analyticsTopic = 'analytics.events';
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

/** Somebody opened a company's page. Whether it counts, the fold decides. */
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
  }
>;
/** Somebody did something with it: called, wrote, asked the way. Whether it counts, the fold decides. */
export type InteractionTracked = Event<'InteractionTracked', FromVisitor & { readonly kind: InteractionKind }>;
export type Telemetry = VisitTracked | InteractionTracked;
/**
 * Somebody asked for the first page of a search: in folded words (`query`), as they were typed (`text`), and how much was found.
 * Nothing of the person; what looks like an address or a number of one is not told at all.
 */
export type SearchAsked = Event<
  'SearchAsked',
  {
    readonly query: string;
    readonly text: string;
    readonly total: number;
    /** Tells one network from another for this query and day alone; missing in events of the first version. */
    readonly visitor?: string;
  }
>;
/** All that the topic of interactions carries. */
export type Observation = VisitTracked | InteractionTracked | SearchAsked;
/** How often a company was viewed in all, told at most once an hour. */
export type ViewsCounted = Event<'ViewsCounted', { readonly companyId: string; readonly views: number }>;
export type AnalyticsEvent = ViewsCounted;
