import { z } from 'zod';
import { companyListItem } from './company.js';
import { routes } from '../../common/route.js';

export const recommendation = z.object({
  id: z.string(),
  companyId: z.string(),
  reason: z.string(),
  /** 0–1. */
  score: z.number().min(0).max(1),
  type: z.enum(['similar', 'nearby', 'trending', 'personalized']),
  company: companyListItem,
});
export type Recommendation = z.infer<typeof recommendation>;

export const recommendationsQuery = z.object({
  company_id: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(20).optional(),
});

export const insight = z.object({
  type: z.enum(['performance', 'alert', 'trend', 'recommendation']),
  title: z.string(),
  description: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
  priority: z.enum(['high', 'medium', 'low']),
  actionable: z.boolean(),
  action: z.object({ label: z.string(), url: z.string() }).optional(),
});
export type Insight = z.infer<typeof insight>;

export const insightRoutes = routes({
  'GET /api/companies/recommendations': {
    summary: 'Öneriler',
    who: 'anyone',
    limit: 'read',
    query: recommendationsQuery,
    answer: z.array(recommendation),
  },
  'GET /api/companies/{id}/insights': {
    summary: 'Firmanın içgörüleri',
    who: 'anyone',
    limit: 'read',
    answer: z.array(insight),
  },
});
