import { z } from 'zod';
import { issueStates, subscriberStates } from '../newsletter.js';
import { ticketCategories, ticketStates } from '../tickets.js';
import { page } from '../../common/query.js';
import { success } from '../../common/success.js';
import { routes } from '../../common/route.js';

const typed = z.string().max(20_000);

/** What is missing or wrong is a 422 with its sentence; what is no text at all is unreadable. */
export const contactBody = z.object({
  name: typed,
  email: typed,
  phone: typed.nullish(),
  subject: typed,
  message: typed,
  category: z.enum(ticketCategories).nullish(),
});
export type ContactBody = z.infer<typeof contactBody>;
export const contactAnswer = z.object({ success: z.literal(true), message: z.string(), number: z.string() });
export const newsletterBody = z.object({ email: typed });
export const newsletterAnswer = z.object({ success: z.literal(true), message: z.string() });
/** In the body, or in the address for the one press of a mail program. */
export const tokenBody = z.object({ token: z.string().max(300).optional() });
export const tokenQuery = z.object({ token: z.string().max(300).optional() });

export const ticketsQuery = page.extend({
  q: z.string().max(200).optional(),
  status: z.enum(['all', ...ticketStates]).optional(),
});
export const adminTicket = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(ticketStates),
  category: z.enum(ticketCategories),
  /** Its writer's plan has it answered first. */
  priority: z.boolean(),
  personId: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string().nullable(),
  answers: z.array(z.object({ text: z.string().nullable(), by: z.string(), at: z.iso.datetime() })),
  openedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type AdminTicket = z.infer<typeof adminTicket>;
export const ticketReplyBody = z.object({ answer: typed });
export const ticketChangeBody = z.object({ state: z.enum(['open', 'closed']) });

export const subscribersQuery = page.extend({ status: z.enum(['all', ...subscriberStates]).optional() });
export const adminSubscriber = z.object({
  id: z.string(),
  email: z.string().nullable(),
  state: z.enum(subscriberStates),
  askedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
});
export const adminSubscribers = z.object({
  confirmed: z.int(),
  waiting: z.int(),
  subscribers: z.array(adminSubscriber),
});

/** What goes to the subscribers; `content` is Markdown. */
export const issueBody = z.object({ subject: typed, content: typed });
export const adminIssue = z.object({
  id: z.string(),
  state: z.enum(issueStates),
  subject: z.string(),
  content: z.string(),
  changedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Subscribers to whom it has gone. */
  reached: z.int(),
});
export type AdminIssue = z.infer<typeof adminIssue>;

export const contactRoutes = routes({
  'POST /api/contact': {
    summary: 'Bize yazın: destek kaydı açar',
    who: 'anyone',
    limit: 'contact',
    body: contactBody,
    status: 201,
    answer: contactAnswer,
  },
  'POST /api/newsletter': {
    summary: 'Bültene abone ol (onay e-postası gider)',
    who: 'anyone',
    limit: 'contact',
    body: newsletterBody,
    status: 202,
    answer: newsletterAnswer,
  },
  'GET /api/newsletter/confirm': {
    summary: 'Onay bağlantısı: sayfaya gider',
    who: 'anyone',
    query: tokenQuery,
    status: 303,
    answer: z.unknown(),
  },
  'GET /api/newsletter/unsubscribe': {
    summary: 'Ayrılma bağlantısı: sayfaya gider',
    who: 'anyone',
    query: tokenQuery,
    status: 303,
    answer: z.unknown(),
  },
  'POST /api/newsletter/confirm': {
    summary: 'Aboneliği onayla',
    who: 'anyone',
    limit: 'mail',
    body: tokenBody,
    answer: newsletterAnswer,
  },
  'POST /api/newsletter/unsubscribe': {
    summary: 'Abonelikten ayrıl (List-Unsubscribe için de)',
    who: 'anyone',
    limit: 'mail',
    query: tokenQuery,
    body: tokenBody,
    answer: newsletterAnswer,
  },
  'GET /api/admin/tickets': {
    summary: 'Destek kayıtları (yönetici)',
    who: 'admin',
    query: ticketsQuery,
    answer: z.array(adminTicket),
  },
  'POST /api/admin/tickets/{id}/reply': {
    summary: 'Destek kaydını e-postayla yanıtla (yönetici)',
    who: 'admin',
    body: ticketReplyBody,
    answer: adminTicket,
  },
  'PATCH /api/admin/tickets/{id}': {
    summary: 'Destek kaydını kapat ya da aç (yönetici)',
    who: 'admin',
    body: ticketChangeBody,
    answer: adminTicket,
  },
  'DELETE /api/admin/tickets/{id}': {
    summary: 'Bu adresten gelen her şeyi unut (yönetici)',
    who: 'admin',
    answer: adminTicket,
  },
  'GET /api/admin/newsletter': {
    summary: 'Bülten aboneleri ve sayıları (yönetici)',
    who: 'admin',
    query: subscribersQuery,
    answer: adminSubscribers,
  },
  'GET /api/admin/newsletter/export': { summary: 'Bülten aboneleri, CSV (yönetici)', who: 'admin', answer: z.string() },
  'GET /api/admin/newsletter/issues': {
    summary: 'Bülten sayıları (yönetici)',
    who: 'admin',
    query: page,
    answer: z.array(adminIssue),
  },
  'POST /api/admin/newsletter/issues': {
    summary: 'Bülten sayısı yaz (yönetici)',
    who: 'admin',
    body: issueBody,
    status: 201,
    answer: adminIssue,
  },
  'PUT /api/admin/newsletter/issues/{id}': {
    summary: 'Taslağı değiştir (yönetici)',
    who: 'admin',
    body: issueBody,
    answer: adminIssue,
  },
  'DELETE /api/admin/newsletter/issues/{id}': { summary: 'Taslağı sil (yönetici)', who: 'admin', answer: success },
  'POST /api/admin/newsletter/issues/{id}/try': {
    summary: 'Kendi adresine dene (yönetici)',
    who: 'admin',
    answer: success,
  },
  'POST /api/admin/newsletter/issues/{id}/send': {
    summary: 'Onaylı abonelere gönder (yönetici)',
    who: 'admin',
    status: 202,
    answer: adminIssue,
  },
});
