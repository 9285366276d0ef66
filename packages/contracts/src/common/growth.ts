import { z } from 'zod';

export const growthWindow = z.object({ days: z.int().min(1).max(366) });
export type GrowthWindow = z.infer<typeof growthWindow>;

/** How many came on each day, the oldest first, today last, in Europe/Istanbul. */
export type NewByDay = readonly { readonly date: string; readonly count: number }[];
