import type { TicketCategory, TicketState } from '@carsi/contracts/messaging/tickets';
import type { Command, Event } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';

// Names and shapes are on disk for ever. What was written is sealed under a key of the ticket (personal.ts).

export interface TicketTexts {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
}
export type TicketOpened = Event<
  'TicketOpened',
  TicketTexts & {
    readonly personId: string | null;
    /** Key of the address; not the address. */
    readonly addressKey: string;
    readonly category: TicketCategory;
    /** Its writer owned a company with a priority plan. */
    readonly priority?: true;
  }
>;
export type TicketAnswered = Event<'TicketAnswered', { readonly answer: string; readonly number: number }>;
export type TicketClosed = Event<'TicketClosed', Record<string, never>>;
export type TicketReopened = Event<'TicketReopened', Record<string, never>>;
/** Its key was destroyed before. */
export type TicketForgotten = Event<'TicketForgotten', Record<string, never>>;
/** Identity has accepted the mail: 'received', 'answer-1' … */
export type TicketLetterAsked = Event<'TicketLetterAsked', { readonly letter: string }>;
export type TicketEvent =
  | TicketOpened
  | TicketAnswered
  | TicketClosed
  | TicketReopened
  | TicketForgotten
  | TicketLetterAsked;

export type OpenTicket = Command<'OpenTicket', TicketOpened['data']>;
export type AnswerTicket = Command<'AnswerTicket', { readonly answer: string }>;
export type CloseTicket = Command<'CloseTicket', Record<string, never>>;
export type ReopenTicket = Command<'ReopenTicket', Record<string, never>>;
export type EraseTicket = Command<'EraseTicket', Record<string, never>>;
export type NoteTicketMail = Command<'NoteTicketMail', { readonly letter: string }>;
export type TicketCommand = OpenTicket | AnswerTicket | CloseTicket | ReopenTicket | EraseTicket | NoteTicketMail;

export type Ticket =
  | { readonly is: 'unknown' }
  | {
      readonly is: TicketState;
      readonly answers: number;
      readonly erased: boolean;
      readonly mails: readonly string[];
    };

const decide = (command: TicketCommand, ticket: Ticket): readonly TicketEvent[] => {
  if (command.type === 'OpenTicket')
    return ticket.is === 'unknown' ? [{ type: 'TicketOpened', data: command.data }] : refuse('TICKET_EXISTS');
  if (ticket.is === 'unknown') return refuse('TICKET_NOT_FOUND');
  switch (command.type) {
    case 'AnswerTicket':
      if (ticket.erased) return refuse('TICKET_FORGOTTEN');
      return [{ type: 'TicketAnswered', data: { answer: command.data.answer, number: ticket.answers + 1 } }];
    case 'CloseTicket':
      return ticket.is === 'closed' ? [] : [{ type: 'TicketClosed', data: {} }];
    case 'ReopenTicket':
      return ticket.is === 'closed' ? [{ type: 'TicketReopened', data: {} }] : [];
    case 'EraseTicket':
      return ticket.erased ? [] : [{ type: 'TicketForgotten', data: {} }];
    case 'NoteTicketMail':
      return ticket.mails.includes(command.data.letter) ? [] : [{ type: 'TicketLetterAsked', data: command.data }];
  }
};

const evolve = (ticket: Ticket, event: TicketEvent): Ticket => {
  if (event.type === 'TicketOpened') return { is: 'open', answers: 0, erased: false, mails: [] };
  if (ticket.is === 'unknown') return ticket;
  switch (event.type) {
    case 'TicketAnswered':
      return { ...ticket, is: 'answered', answers: event.data.number };
    case 'TicketClosed':
      return { ...ticket, is: 'closed' };
    case 'TicketReopened':
      return { ...ticket, is: 'open' };
    case 'TicketForgotten':
      return { ...ticket, is: 'closed', erased: true };
    case 'TicketLetterAsked':
      return { ...ticket, mails: [...ticket.mails, event.data.letter] };
  }
};

export const ticket: Aggregate<Ticket, TicketCommand, TicketEvent> = {
  name: 'ticket',
  initial: { is: 'unknown' },
  decide,
  evolve,
};
