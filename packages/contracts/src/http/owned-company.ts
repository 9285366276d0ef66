import { z } from 'zod';
import { company } from './company.js';
import { page } from './query.js';

/** POST and PUT /companies, GET /users/{id}/companies, GET /admin/companies. */
export const ownCompany = company.extend({
  owner_id: z.string().nullable(),
  contact_public: z.boolean(),
  /** The public sees it, whatever waits. */
  live: z.boolean(),
  moderation: z
    .object({
      state: z.enum(['pending', 'rejected', 'suspended']),
      reason: z.string().nullable(),
      at: z.iso.datetime().nullable(),
    })
    .nullable(),
  restorable_until: z.iso.datetime().nullable(),
  /** Fields whose new value waits for approval. */
  changed: z.array(z.string()),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** The form as it is; the directory reads its fields and tells what is wrong. Another's owner_id is refused. */
export const companyFormBody = z.record(z.string().max(60), z.unknown());

export const adminCompaniesQuery = page.extend({
  status: z.enum(['waiting', 'pending', 'active', 'rejected', 'suspended', 'closed']).optional(),
});
export const approveBody = z.object({ approved: z.boolean(), reason: z.string().max(1_000).optional() });
