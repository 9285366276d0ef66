import { z } from 'zod';

// What admins write to everybody who wants letters.

export const issueStates = ['draft', 'sending', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

const typed = z.string().max(20_000);
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
export const listIssues = z.object({ limit: z.int().min(1).max(100), offset: z.int().min(0) });

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

export interface IssuesRequests {
  /** Admins only; last written first. */
  issues(body: z.infer<typeof listIssues>): Promise<{ readonly issues: readonly IssueView[]; readonly total: number }>;
  /** Admins only. Refuses ISSUE_…; once it is being sent, ISSUE_SENT. */
  writeIssue(body: WriteIssue): Promise<IssueView>;
  discardIssue(body: z.infer<typeof ofIssue>): Promise<{ readonly done: true }>;
  /** Admins only: one letter to the admin's own address. */
  tryIssue(body: z.infer<typeof tryIssue>): Promise<{ readonly done: true }>;
  /** Admins only: once to everybody whose subscription is confirmed by now. Again is nothing. */
  sendIssue(body: z.infer<typeof ofIssue>): Promise<IssueView>;
}
