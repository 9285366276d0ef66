import { z } from 'zod';

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
