import { z } from 'zod';

// Customers' requests to companies: a quote or an appointment.

export const requestKinds = ['quote', 'appointment'] as const;
export type RequestKind = (typeof requestKinds)[number];
/** open → accepted or declined by the company; accepted → done; open or accepted → canceled by the person. */
export const requestStates = ['open', 'accepted', 'declined', 'done', 'canceled'] as const;
export type RequestState = (typeof requestStates)[number];

export const makeRequest = z.object({
  companyId: z.string().min(1).max(64),
  kind: z.enum(requestKinds),
  message: z.string().max(20_000),
  /** ISO-8601; required for an appointment. */
  preferredAt: z.string().max(40).nullish(),
});
export type MakeRequest = z.infer<typeof makeRequest>;

export const answerRequest = z.object({
  requestId: z.string().min(1).max(64),
  state: z.enum(['accepted', 'declined', 'done', 'canceled']),
  reply: z.string().max(20_000).nullish(),
});
export type AnswerRequest = z.infer<typeof answerRequest>;

/** `side`: the caller's own requests, or those to the caller's companies. */
export const listRequests = z.object({
  side: z.enum(['person', 'company']),
  companyId: z.string().max(64).optional(),
  state: z.enum(requestStates).optional(),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
});
export type ListRequests = z.infer<typeof listRequests>;

export interface RequestView {
  readonly id: string;
  readonly companyId: string;
  readonly personId: string;
  readonly kind: RequestKind;
  readonly state: RequestState;
  /** Null where the person was erased. */
  readonly message: string | null;
  readonly preferredAt: string | null;
  readonly reply: string | null;
  readonly madeAt: string;
  readonly answeredAt: string | null;
}

export interface CustomerRequestsCalls {
  /** Refuses EMAIL_UNVERIFIED, COMPANY_NOT_FOUND, COMPANY_UNCLAIMED, REQUEST_OWN_COMPANY, and what a request must say. */
  makeRequest(body: MakeRequest): Promise<RequestView>;
  /** By the company's owner; `canceled` by the person who made it. Refuses REQUEST_NOT_FOUND, REQUEST_STATE. */
  answerRequest(body: AnswerRequest): Promise<RequestView>;
  requests(body: ListRequests): Promise<{ readonly requests: readonly RequestView[]; readonly total: number }>;
  /** Median minutes until an answer over the last answered ones; null below five. */
  responseTime(body: { readonly companyId: string }): Promise<{ readonly minutes: number | null }>;
}
