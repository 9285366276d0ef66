import { z } from 'zod';

// Subscribers of the newsletter, and the issues that admins send.

const typed = z.string().max(20_000);
const page = { limit: z.int().min(1).max(100), offset: z.int().min(0) };

export const subscribe = z.object({ email: typed });
export const byToken = z.object({ token: z.string().max(300) });
export const subscriberStates = ['waiting', 'confirmed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
export const listSubscribers = z.object({ state: z.enum(subscriberStates).optional(), ...page });

export interface SubscriberView {
  readonly id: string;
  readonly email: string | null;
  readonly state: SubscriberState;
  readonly askedAt: string;
  readonly confirmedAt: string | null;
}

export interface NewsletterCalls {
  /** Everybody; answers alike whether or not the address is known. Refuses NEWSLETTER_EMAIL_INVALID. */
  subscribe(body: z.infer<typeof subscribe>): Promise<{ readonly accepted: true }>;
  /** Refuses NEWSLETTER_LINK_INVALID. Again is nothing. */
  confirmSubscription(body: z.infer<typeof byToken>): Promise<{ readonly done: true }>;
  endSubscription(body: z.infer<typeof byToken>): Promise<{ readonly done: true }>;
  /** Admins only; latest request first. */
  subscribers(body: z.infer<typeof listSubscribers>): Promise<{
    readonly subscribers: readonly SubscriberView[];
    readonly total: number;
    readonly confirmed: number;
    readonly waiting: number;
  }>;
}

export const issueStates = ['draft', 'sending', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

const issueId = z.string().min(1).max(64);

export const writeIssue = z.object({
  /** Null for a new one. */
  issueId: issueId.nullable(),
  subject: typed,
  content: typed,
});
export type WriteIssue = z.infer<typeof writeIssue>;
export const ofIssue = z.object({ issueId });
export const tryIssue = z.object({ issueId, email: z.string().min(3).max(254) });
export const listIssues = z.object(page);

export interface IssueView {
  readonly id: string;
  readonly state: IssueState;
  readonly subject: string;
  /** Markdown. */
  readonly content: string;
  readonly changedAt: string;
  readonly sentAt: string | null;
  /** To so many subscribers it has gone. */
  readonly reached: number;
}

export interface IssuesCalls {
  /** Admins only; last written first. */
  issues(body: z.infer<typeof listIssues>): Promise<{ readonly issues: readonly IssueView[]; readonly total: number }>;
  /** Admins only. Refuses ISSUE_…; once it is being sent, ISSUE_SENT. */
  writeIssue(body: WriteIssue): Promise<IssueView>;
  discardIssue(body: z.infer<typeof ofIssue>): Promise<{ readonly done: true }>;
  /** Admins only: sends a test issue to the admin's own address. */
  tryIssue(body: z.infer<typeof tryIssue>): Promise<{ readonly done: true }>;
  /** Admins only: once to everybody whose subscription is confirmed by now. Again is nothing. */
  sendIssue(body: z.infer<typeof ofIssue>): Promise<IssueView>;
}
