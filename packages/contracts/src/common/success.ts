import { z } from 'zod';

export const success = z.object({ success: z.literal(true) });
