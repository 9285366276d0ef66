import { z } from 'zod';
import { page } from '../../common/query.js';
import { requestKinds, kvkkKinds, kvkkStates } from '../privacy.js';

/** A row of GET /users/me/kvkk-requests and, with `person`, of GET /admin/kvkk-requests; answered within 30 days. */
export const kvkkRequest = z.object({
  id: z.string(),
  user_id: z.string(),
  kind: z.enum(kvkkKinds),
  note: z.string().nullable(),
  state: z.enum(kvkkStates),
  answer: z.string().nullable(),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  done_at: z.iso.datetime().nullable(),
  overdue: z.boolean(),
  /** Only for admins; null once the person is erased. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
});
export type KvkkRequest = z.infer<typeof kvkkRequest>;

const typed = z.string().max(10_000);
export const kvkkRequestBody = z.object({ kind: z.enum(requestKinds), note: typed.optional() });

export const kvkkRequestsQuery = page.extend({ state: z.enum(['all', ...kvkkStates]).optional() });
export const kvkkAnswerBody = z.object({ state: z.literal('done'), answer: typed.optional() });
