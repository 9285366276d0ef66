import { z } from 'zod';
import { routes } from '../../common/route.js';

export const city = z.object({
  slug: z.string(),
  name: z.string(),
  /** Plate code, 1–81. */
  plate: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  /** One of the specification's 22, shown first as 'sık arananlar'. */
  popular: z.boolean(),
  company_count: z.int(),
});
export type City = z.infer<typeof city>;

export const district = z.object({ slug: z.string(), name: z.string(), company_count: z.int() });
export type District = z.infer<typeof district>;

export const placeRoutes = routes({
  'GET /api/cities': { summary: '81 il', who: 'anyone', limit: 'read', answer: z.array(city) },
  'GET /api/cities/{slug}/districts': {
    summary: 'Bir ilin ilçeleri',
    who: 'anyone',
    limit: 'read',
    answer: z.array(district),
  },
});
