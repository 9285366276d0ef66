import { z } from 'zod';
import { userTypes } from '../user-types.js';
import { page } from '../../common/query.js';
import { success } from '../../common/success.js';
import { routes } from '../../common/route.js';

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
