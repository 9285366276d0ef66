import { z } from 'zod';
import { userTypes } from './account.js';
import { page } from './query.js';

/** A row of GET /admin/users. */
export const listedUser = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  user_type: z.enum(userTypes),
  verified: z.boolean(),
  email_confirmed_at: z.iso.datetime().nullable(),
  phone: z.string().nullable(),
  company_name: z.string().nullable(),
  avatar: z.string().nullable(),
  /** Epoch seconds. */
  created_at: z.int(),
  erase_at: z.iso.datetime().nullable(),
});
export type ListedUser = z.infer<typeof listedUser>;
export const listedUsersQuery = page.extend({
  q: z.string().max(200).optional(),
  type: z.enum(['all', ...userTypes]).optional(),
  verified: z.enum(['true', 'false']).optional(),
});

export const verifyUserBody = z.object({ verified: z.boolean() });
export const userTypeBody = z.object({ user_type: z.enum(userTypes) });

/** GET /admin/stats. */
export const adminStats = z.object({
  totalUsers: z.int(),
  totalCompanies: z.int(),
  pendingApprovals: z.int(),
  verifiedUsers: z.int(),
});
export type AdminStats = z.infer<typeof adminStats>;

/** A row of GET /admin/mails, the 'Posta kutusu': without address or text, but for the outbox of the embedded profile. */
export const listedMail = z.object({
  id: z.string(),
  template: z.string(),
  user_id: z.string().nullable(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  /** Only where mails go into a folder. */
  subject: z.string().nullable(),
  text: z.string().nullable(),
});
export type ListedMail = z.infer<typeof listedMail>;

/** A row of GET /admin/kvkk-requests; answered within 30 days. */
export const kvkkRequest = z.object({
  id: z.string(),
  user_id: z.string(),
  kind: z.enum(['export', 'erasure', 'question']),
  note: z.string().nullable(),
  state: z.enum(['open', 'done']),
  answer: z.string().nullable(),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  done_at: z.iso.datetime().nullable(),
});
export type KvkkRequest = z.infer<typeof kvkkRequest>;
