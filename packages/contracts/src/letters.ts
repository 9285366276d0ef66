import { z } from 'zod';

/** Letters to an address that need not belong to anybody. What they may say is fixed by their template. */
export const mailTemplates = [
  'ticket-received',
  'ticket-answer',
  'newsletter-confirm',
  'newsletter-welcome',
  'newsletter-issue',
] as const;

export const sendLetter = z.object({
  /** Of its cause: asked twice with one id it is one letter. */
  letterId: z.string().regex(/^[\w-]{1,120}$/),
  template: z.enum(mailTemplates),
  email: z.string().min(3).max(254),
  data: z.record(z.string().max(40), z.string().max(10_000)),
});
export type SendMail = z.infer<typeof sendLetter>;

/** Identity writes and sends all mail of the system, but for the code of a claim, which the directory sends to a listing's address. */
export interface MailCalls {
  /** Operators only, for services that were given an address by whoever wrote to them. Durable when it resolves. */
  sendLetter(body: SendMail): Promise<{ readonly asked: true }>;
}
