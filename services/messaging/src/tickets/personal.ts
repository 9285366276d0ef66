import type { PersonalFields } from '@carsi/platform/personal/sealed-store';

/**
 * Every ticket has its own key. Anonymous writers have no other, and an erased address must be able to write again, which a
 * destroyed key of the address would prevent for ever.
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
