import { z } from 'zod';
import { administeredStates } from '../owned-companies.js';
import { company, scorePart } from './company.js';
import { page } from './query.js';

/** A field in the API's name, what it said and what it will say. */
export const fieldDifference = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type FieldDifference = z.infer<typeof fieldDifference>;

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
  /** The same with what the public sees now (before) and what waits (after). */
  differences: z.array(fieldDifference),
  ai_score_parts: z.array(scorePart),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** The form as it is; the directory reads its fields and tells what is wrong. Another's owner_id is refused. */
export const companyFormBody = z.record(z.string().max(60), z.unknown());

export const adminCompaniesQuery = page.extend({
  q: z.string().max(200).optional(),
  status: z.enum(administeredStates).optional(),
});
const reason = z.string().trim().max(1_000).optional();
export const approveBody = z.object({ approved: z.boolean(), reason });
export const decideCompaniesBody = z.object({
  ids: z.array(z.string().min(1).max(64)).min(1).max(100),
  approved: z.boolean(),
  reason,
});
/** `code` is null where it was done. */
export const decidedCompany = z.object({ id: z.string(), code: z.string().nullable() });
export type DecidedCompany = z.infer<typeof decidedCompany>;
export const suspendBody = z.object({ reason });
export const marksBody = z.object({ verified: z.boolean().optional(), featured: z.boolean().optional() });

/** GET /admin/stats. */
export const adminStats = z.object({
  totalUsers: z.int(),
  totalCompanies: z.int(),
  pendingApprovals: z.int(),
  verifiedUsers: z.int(),
});
export type AdminStats = z.infer<typeof adminStats>;
