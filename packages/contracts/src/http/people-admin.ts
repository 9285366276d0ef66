import { z } from 'zod';
import { userTypes } from './account.js';
import { page } from './query.js';
import { success } from './error.js';
import { routes } from './route.js';

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

/** A row of GET /admin/mails, the 'Posta kutusu', without address or text; with its text, links masked, GET /admin/mails/{id}. */
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

/** What a person may ask by the form; exports and erasures come into the queue by themselves. */
export const requestKinds = ['question', 'rectification', 'objection', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const kvkkKinds = ['export', 'erasure', ...requestKinds] as const;
export type KvkkKind = (typeof kvkkKinds)[number];
/** `canceled`: the person took it back. */
export const kvkkStates = ['open', 'done', 'canceled'] as const;
export type KvkkState = (typeof kvkkStates)[number];

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
export type KvkkRequestBody = z.infer<typeof kvkkRequestBody>;
export const kvkkRequestsQuery = page.extend({ state: z.enum(['all', ...kvkkStates]).optional() });
export const kvkkAnswerBody = z.object({ state: z.literal('done'), answer: typed.optional() });
export type KvkkAnswerBody = z.infer<typeof kvkkAnswerBody>;

export const peopleRoutes = routes({
  'GET /api/admin/users': {
    summary: 'Kullanıcılar (yönetici)',
    who: 'admin',
    query: listedUsersQuery,
    answer: z.array(listedUser),
  },
  'POST /api/admin/users/{id}/verify': {
    summary: 'Kullanıcıyı doğrula (yönetici)',
    who: 'admin',
    body: verifyUserBody,
    answer: listedUser,
  },
  'PUT /api/admin/users/{id}/type': {
    summary: 'Kullanıcı tipini değiştir (yönetici)',
    who: 'admin',
    body: userTypeBody,
    answer: listedUser,
  },
  'DELETE /api/admin/users/{id}': {
    summary: 'Kullanıcıyı sil (yönetici)',
    who: 'admin',
    status: 202,
    answer: z.object({ success: z.literal(true), erase_at: z.string() }),
  },
  'GET /api/admin/mails': {
    summary: 'Posta kutusu (yönetici)',
    who: 'admin',
    query: page,
    answer: z.array(listedMail),
  },
  'GET /api/admin/mails/{id}': {
    summary: 'Postanın metni, bağlantıları gizli; kayda geçer (yönetici)',
    who: 'admin',
    answer: listedMail,
  },
  'POST /api/admin/mails/{id}/send': { summary: 'Postayı tekrar gönder (yönetici)', who: 'admin', answer: success },
});
