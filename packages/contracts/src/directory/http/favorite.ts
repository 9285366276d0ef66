import { z } from 'zod';
import { companyListItem } from './company.js';
import { routes } from '../../common/route.js';

/** GET /users/{id}/favorites. `id` is the company's. Of a company that is no longer public: name, place and category only. */
export const favorite = z.object({
  user_id: z.string(),
  company_id: z.string(),
  addedDate: z.iso.datetime(),
  company: companyListItem,
  id: z.string(),
  name: z.string(),
  /** District and province where there is no address. */
  address: z.string(),
  category: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.int(),
  image: z.string().nullable(),
  /** Null where no hours are known. */
  isOpen: z.boolean().nullable(),
  tags: z.array(z.string()),
  phone: z.string().optional(),
  website: z.string().optional(),
});
export type Favorite = z.infer<typeof favorite>;

/** POST /favorites. Another's user_id is refused. */
export const favoriteBody = z.object({ user_id: z.string().min(1).max(64), company_id: z.string().min(1).max(100) });

/** POST /favorites and DELETE /favorites/{userId}/{companyId}, also where nothing changed. */
export const favoriteAnswer = z.object({ success: z.literal(true), is_favorite: z.boolean() });
export type FavoriteAnswer = z.infer<typeof favoriteAnswer>;

/** GET /favorites/{userId}/{companyId}/check. */
export const favoriteCheck = z.object({ is_favorite: z.boolean() });

export const favoriteRoutes = routes({
  'GET /api/users/{id}/favorites': {
    summary: 'Bir kişinin favorileri (kendisi)',
    who: 'owner',
    answer: z.array(favorite),
  },
  'GET /api/favorites/{userId}': {
    summary: 'Favorilerin firma numaraları (kendisi)',
    who: 'self',
    answer: z.array(z.string()),
  },
  'POST /api/favorites': { summary: 'Favorilere ekle', who: 'member', body: favoriteBody, answer: favoriteAnswer },
  'DELETE /api/favorites/{userId}/{companyId}': {
    summary: 'Favorilerden kaldır (kendisi)',
    who: 'self',
    answer: favoriteAnswer,
  },
  'GET /api/favorites/{userId}/{companyId}/check': {
    summary: 'Favori mi (kendisi)',
    who: 'self',
    answer: favoriteCheck,
  },
});
