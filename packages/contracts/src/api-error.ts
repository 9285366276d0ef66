import { z } from 'zod';
import { secondFactorDetails } from './identity/second-factor.js';

/** The body of every answer that is not 2xx. `message` is Turkish: the first rule that failed, in the specified order. */
export const apiError = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** `id`: of what is there already (409). A challenge where a second factor is to be shown. */
  details: z.union([z.object({ id: z.string() }), secondFactorDetails]).optional(),
});
export type ApiError = z.infer<typeof apiError>;
