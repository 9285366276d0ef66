import { z } from 'zod';

// Who writes to the site itself, signed in or not, and what it answers.

export const ticketCategories = ['general', 'technical', 'business', 'complaint', 'suggestion'] as const;
export type TicketCategory = (typeof ticketCategories)[number];
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

const typed = z.string().max(20_000);
const ticketId = z.string().min(1).max(64);
const page = { limit: z.int().min(1).max(100), offset: z.int().min(0) };

export const openTicket = z.object({
  name: typed,
  email: typed,
  phone: typed.nullable(),
  subject: typed,
  message: typed,
  category: z.enum(ticketCategories),
});
export type OpenTicket = z.infer<typeof openTicket>;
export const listTickets = z.object({
  state: z.enum(ticketStates).optional(),
  q: z.string().max(200).optional(),
  ...page,
});
export type ListTickets = z.infer<typeof listTickets>;
export const answerTicket = z.object({ ticketId, answer: typed });
export type AnswerTicket = z.infer<typeof answerTicket>;
export const ofTicket = z.object({ ticketId });

export interface TicketAnswer {
  /** Null where the writer's key was destroyed. */
  readonly text: string | null;
  readonly by: string;
  readonly at: string;
}
/** For admins. What was written is null once its author is erased. */
export interface TicketView {
  readonly id: string;
  /** Its number in e-mails. */
  readonly number: string;
  readonly state: TicketState;
  readonly category: TicketCategory;
  /** Its writer's plan has it answered first. */
  readonly priority: boolean;
  readonly personId: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly subject: string | null;
  readonly message: string | null;
  readonly answers: readonly TicketAnswer[];
  readonly openedAt: string;
  readonly changedAt: string;
}

export interface TicketsCalls {
  /** Everybody. Refuses TICKET_… in the order of the form. Answers the ticket's number. */
  openTicket(body: OpenTicket): Promise<{ readonly number: string }>;
  /** Admins only; open ones with priority first, then last changed first. */
  tickets(body: ListTickets): Promise<{ readonly tickets: readonly TicketView[]; readonly total: number }>;
  /** Admins only; goes out by mail. Refuses TICKET_NOT_FOUND, TICKET_ANSWER_REQUIRED, TICKET_FORGOTTEN. */
  answerTicket(body: AnswerTicket): Promise<TicketView>;
  closeTicket(body: z.infer<typeof ofTicket>): Promise<TicketView>;
  reopenTicket(body: z.infer<typeof ofTicket>): Promise<TicketView>;
  /** Admins only: erases, for a person without an account, everything from this ticket's address. */
  forgetTicket(body: z.infer<typeof ofTicket>): Promise<TicketView>;
}

/** Operators only: identity calls it when the person with this verified address is erased. */
export interface EraseAddressCalls {
  forgetAddress(body: { readonly email: string }): Promise<{ readonly forgotten: true }>;
}
export const forgetAddress = z.object({ email: z.string().max(300) });
