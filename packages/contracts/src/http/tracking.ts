import { z } from 'zod';
import { trafficSources } from '../analytics.js';
import { routes } from './route.js';

/** Empty as specified; where the visitor came from may be given. */
export const visitBody = z.object({
  source: z.enum(trafficSources).optional(),
  city: z.string().max(60).optional(),
  category: z.string().max(100).optional(),
  q: z.string().max(200).optional(),
});

/** POST /companies/{id}/track-visit → 202. `counted` is a forecast. */
export const visitAnswer = z.object({ success: z.literal(true), visit_id: z.string(), counted: z.boolean() });

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
