import { z } from 'zod';
import { page } from '../../common/query.js';
import { listedCampaign } from './campaign.js';
import { popularSearch } from './search.js';
import { routes } from '../../common/route.js';

/** GET /stats: counted from the data, sample data left out. */
export const stats = z.object({
  companies: z.int(),
  users: z.int(),
  categories: z.int(),
  cities: z.int(),
  reviews: z.int(),
});
export type Stats = z.infer<typeof stats>;

export const siteRoutes = routes({
  'GET /files/{name}': {
    summary: 'Bir görsel: {hash}.webp, dar biçimleri {hash}-320, -640, -1280, WebP ve AVIF',
    who: 'anyone',
    limit: 'file',
    answer: z.unknown(),
  },
  'GET /api/campaigns': {
    summary: 'Süren kampanyalar',
    who: 'anyone',
    limit: 'read',
    query: page,
    answer: z.array(listedCampaign),
  },
  'GET /api/stats': { summary: 'Sayılan rakamlar', who: 'anyone', limit: 'read', answer: stats },
  'GET /api/searches/popular': {
    summary: 'Popüler aramalar',
    who: 'anyone',
    limit: 'read',
    answer: z.array(popularSearch),
  },
});
