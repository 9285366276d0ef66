import { z } from 'zod';
import { issueStates, subscriberStates } from '../newsletter.js';
import { ticketCategories, ticketStates } from '../tickets.js';
import { page } from './query.js';

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
export type ContactAnswer = z.infer<typeof contactAnswer>;
export const newsletterBody = z.object({ email: typed });
export const newsletterAnswer = z.object({ success: z.literal(true), message: z.string() });
export type NewsletterAnswer = z.infer<typeof newsletterAnswer>;
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
export type AdminSubscribers = z.infer<typeof adminSubscribers>;

/** What goes to the subscribers; `content` is Markdown. */
export const issueBody = z.object({ subject: typed, content: typed });
export type IssueBody = z.infer<typeof issueBody>;
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
