import { z } from 'zod';

/** What a person may ask by the form; exports and erasures come into the queue by themselves. */
export const requestKinds = ['question', 'rectification', 'objection', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const kvkkKinds = ['export', 'erasure', ...requestKinds] as const;
export type KvkkKind = (typeof kvkkKinds)[number];
/** `canceled`: the person took it back. */
export const kvkkStates = ['open', 'done', 'canceled'] as const;
export type KvkkState = (typeof kvkkStates)[number];
// Rights of a person under KVKK 7 and 11: export, answers, erasure.

/** One list of an export. Values are JSON; the columns of a row are those of the interface. */
export interface PersonalTable {
  /** 'companies'; the export knows a Turkish name and explanation for it. */
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}
/** `email` where the person has proven that it is theirs: what they wrote under it before they had an account is theirs too. */
export const personalDataBody = z.object({
  userId: z.string().min(1).max(64),
  email: z.string().max(300).optional(),
});

/** Answered by every service but identity, which collects. */
export interface PersonalDataCalls {
  /** Operators only. */
  personalData(body: {
    readonly userId: string;
    readonly email?: string;
  }): Promise<{ readonly tables: readonly PersonalTable[] }>;
}

export interface ExportView {
  readonly id: string;
  readonly state: 'running' | 'ready' | 'failed' | 'expired';
  /** 0–100. */
  readonly progress: number;
  /** The file is deleted then; null before it is ready. */
  readonly expiresAt: string | null;
  /** What opens the file for ten minutes, without a token; null unless it is ready. */
  readonly key: string | null;
}

export interface KvkkRequestView {
  readonly id: string;
  readonly userId: string;
  readonly kind: KvkkKind;
  readonly note: string | null;
  readonly state: KvkkState;
  readonly answer: string | null;
  readonly createdAt: string;
  readonly dueAt: string;
  readonly doneAt: string | null;
  readonly overdue: boolean;
  /** For admins; null once the person is erased. */
  readonly person: { readonly name: string; readonly email: string } | null;
}

/** Calls about a person's rights. The caller is always the token of the context. */
export interface PrivacyCalls {
  /** Durable; the one that runs, if one does. Refuses EXPORT_LIMIT with `retryAfterMs`. */
  requestExport(body: Record<string, never>): Promise<ExportView>;
  /** Refuses EXPORT_NOT_FOUND, also for another's. */
  export(body: { readonly exportId: string }): Promise<ExportView>;
  /** One's own, newest first. */
  exports(body: Record<string, never>): Promise<readonly ExportView[]>;
  /** With the key alone: the file's name in the file store, and its download name. Refuses EXPORT_LINK_INVALID. */
  openExport(body: {
    readonly exportId: string;
    readonly key: string;
  }): Promise<{ readonly file: string; readonly name: string }>;
  /** Refuses REQUEST_NOTE_REQUIRED, REQUEST_NOTE_TOO_LONG, REQUEST_LIMIT. */
  askKvkk(body: { readonly kind: string; readonly note: string }): Promise<KvkkRequestView>;
  /** One's own, newest first. */
  myKvkkRequests(body: Record<string, never>): Promise<readonly KvkkRequestView[]>;
  /** Schedules the erasure that a mailed link confirms. Refuses DELETION_TOKEN_INVALID, DELETION_TOKEN_EXPIRED, LAST_ADMIN. */
  confirmDeletion(body: { readonly token: string }): Promise<{ readonly eraseAt: string }>;
  /** Admins only; what is due first comes first. */
  kvkkRequests(body: {
    readonly state?: KvkkState;
    readonly limit: number;
    readonly offset: number;
  }): Promise<{ readonly requests: readonly KvkkRequestView[]; readonly total: number }>;
  /** Admins only; the person gets the answer by mail. Refuses REQUEST_NOT_FOUND, REQUEST_ANSWERED, REQUEST_ANSWER_REQUIRED. */
  answerKvkk(body: { readonly requestId: string; readonly answer: string }): Promise<KvkkRequestView>;
}
