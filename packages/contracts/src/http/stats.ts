import { z } from 'zod';

/** GET /stats: counted from the data, sample data left out. */
export const stats = z.object({
  companies: z.int(),
  users: z.int(),
  categories: z.int(),
  cities: z.int(),
  reviews: z.int(),
});
export type Stats = z.infer<typeof stats>;
