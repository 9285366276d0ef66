import { z } from 'zod';

export const campaign = z.object({
  id: z.string(),
  company_id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  discount_percentage: z.int().min(1).max(100).nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  active: z.boolean(),
});
export type Campaign = z.infer<typeof campaign>;

/** GET /campaigns: the running ones of all companies, each with what a card shows of its company. */
export const listedCampaign = campaign.extend({
  company: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    logo_url: z.string().nullable(),
    city: z.string(),
    district: z.string().nullable(),
    category: z.object({ slug: z.string(), name: z.string(), color_class: z.string() }).nullable(),
    sample: z.boolean(),
  }),
});
export type ListedCampaign = z.infer<typeof listedCampaign>;
