import { z } from 'zod';
import { metricNames, periods } from './calls.js';
import { trafficSources } from './events.js';
import { flag } from '../common/query.js';
import { routes } from '../common/route.js';

const count = z.number().int();
const trend = z.number().nullable();

export const analyticsQuery = z.object({
  period: z.enum(periods).optional(),
  /** What the plan does not cover is cut off; X-Analytics-Days has the answered number of days. */
  days: z.coerce.number().int().min(1).max(10_000).optional(),
  /** One record of the complete window. */
  summary: flag.optional(),
});
export const auditQuery = z.object({
  metric: z.enum(metricNames),
  days: z.coerce.number().int().min(1).max(10_000).optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export const exportQuery = analyticsQuery.pick({ days: true });

export const analyticsMetrics = z.object({
  views: count,
  clicks: count,
  calls: count,
  whatsappMessages: count,
  websiteVisits: count,
  favoriteAdds: count,
  reviewsReceived: count,
  mapViews: count,
  searchAppearances: count,
  conversionRate: z.number(),
});

/** Days of Turkey from start to end. Trends in percent against the window before, null where nothing was then. */
export const analyticsRecord = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  metrics: analyticsMetrics,
  trends: z.object({
    viewsTrend: trend,
    clicksTrend: trend,
    conversionTrend: trend,
    callsTrend: trend,
    whatsappMessagesTrend: trend,
    websiteVisitsTrend: trend,
    favoriteAddsTrend: trend,
    reviewsReceivedTrend: trend,
    mapViewsTrend: trend,
    searchAppearancesTrend: trend,
  }),
  demographics: z.object({
    topCities: z.array(z.object({ name: z.string(), count })),
    deviceTypes: z.array(z.object({ type: z.string(), count })),
    topCategories: z.array(z.object({ name: z.string(), count })),
  }),
  sources: z.array(z.object({ source: z.enum(trafficSources), count })),
  searchTerms: z.array(z.object({ term: z.string(), count })),
  performance: z.object({ ctr: trend, callConversion: trend, engagement: trend }),
});
export type AnalyticsRecord = z.infer<typeof analyticsRecord>;

const discarded = z.object({ bot: count, repeat: count, own: count });
export const analyticsAudit = z.object({
  metric: z.enum(metricNames),
  days: count,
  value: z.number(),
  counted: count,
  of: count.nullable(),
  discarded,
  forgotten: count.optional(),
  rows: z.array(
    z.object({ date: z.iso.date(), counted: count, of: count.nullable(), discarded, forgotten: count.optional() }),
  ),
});
export type AnalyticsAudit = z.infer<typeof analyticsAudit>;

/** Over the socket, to open dashboards: the company whose figures changed. */
export interface LiveAnalytics {
  'analytics:changed': { company_id: string };
}

export const analyticsRoutes = routes({
  'GET /api/companies/{id}/analytics': {
    summary: 'İstatistikler (sahibi)',
    who: 'owner',
    query: analyticsQuery,
    answer: z.array(analyticsRecord),
  },
  'GET /api/companies/{id}/analytics/audit': {
    summary: 'Bir sayının nasıl sayıldığı (sahibi)',
    who: 'owner',
    query: auditQuery,
    answer: analyticsAudit,
  },
  'GET /api/companies/{id}/analytics/export': {
    summary: 'İstatistikler, CSV olarak (sahibi)',
    who: 'owner',
    query: exportQuery,
    answer: z.string(),
  },
});

/** Empty as specified; where the visitor came from may be given. */
export const visitBody = z.object({
  source: z.enum(trafficSources).optional(),
  city: z.string().max(60).optional(),
  category: z.string().max(100).optional(),
  q: z.string().max(200).optional(),
  /** The company's place in the results for `q`, from 1. */
  rank: z.int().min(1).max(10_000).optional(),
});
/** POST /companies/{id}/track-visit → 202. `counted` is a forecast. */
export const visitAnswer = z.object({ success: z.literal(true), visit_id: z.string(), counted: z.boolean() });
/** Interactions that a browser reports; messages and search appearances are observed by the server. */
export const interactionTypes = [
  'click',
  'call',
  'whatsapp',
  'website',
  'email',
  'directions',
  'map_view',
  'share',
] as const;
export type InteractionType = (typeof interactionTypes)[number];
/** POST /analytics → 202. */
export const interactionBody = z.object({
  company_id: z.string(),
  event_type: z.enum(interactionTypes),
  metadata: z.record(z.string(), z.union([z.string().max(500), z.number(), z.boolean()])).optional(),
  /** The search before it, as of a visit. */
  ...visitBody.pick({ q: true, rank: true }).shape,
});
export type InteractionBody = z.infer<typeof interactionBody>;
export const interactionAnswer = z.object({ success: z.literal(true), counted: z.boolean() });
export const trackingRoutes = routes({
  'POST /api/companies/{id}/track-visit': {
    summary: 'Ziyareti kaydet',
    who: 'anyone',
    limit: 'track',
    body: visitBody,
    status: 202,
    answer: visitAnswer,
  },
  'POST /api/analytics': {
    summary: 'Etkileşimi kaydet',
    who: 'anyone',
    limit: 'track',
    body: interactionBody,
    status: 202,
    answer: interactionAnswer,
  },
});
