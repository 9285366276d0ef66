import type { PersonalFields } from '@carsi/platform/personal/sealed-store';

/**
 * Every ticket has a key of its own, whoever wrote it: the signed out have no other, and an address that was forgotten must be able to
 * write again, which a destroyed key of the address would forbid for ever.
 */
export const ticketKeyOf = (ticketId: string): string => `ticket-${ticketId}`;

const ofTicket = (...fields: string[]): PersonalFields => ({
  purpose: 'messages',
  fields,
  person: (_event, stream) => stream,
});

export const ticketTexts: Readonly<Record<string, PersonalFields>> = {
  TicketOpened: ofTicket('name', 'email', 'phone', 'subject', 'message'),
  TicketAnswered: ofTicket('answer'),
};
