import { z } from 'zod';

/** A row of products_services. Price in TRY; price_unit fixed, per_hour, per_day, or shown as it is. */
export const offering = z.object({
  id: z.string(),
  company_id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  price: z.number().nullable(),
  price_unit: z.string().nullable(),
  image_url: z.string().nullable(),
  category: z.enum(['service', 'product']),
  active: z.boolean(),
});
export type Offering = z.infer<typeof offering>;
