import type { SendMail } from '@carsi/contracts/identity/mails';
import type { TicketRow } from './projection.js';
import { numberOf } from './tickets.js';

/** The mail that acknowledges a ticket, or answers it. */
export const ticketMail = async (
  id: string,
  { answers }: TicketRow,
  kind: string,
): Promise<Omit<SendMail, 'email'>> => {
  const answer = answers[Number(kind.split('-')[1]) - 1]?.text ?? '';
  return {
    letterId: `ticket-${id}-${kind}`,
    template: kind === 'received' ? 'ticket-received' : 'ticket-answer',
    // Nothing of what was typed but the answer to it: the address is unverified, and a third party must get no text of a stranger.
    data: { number: numberOf(id), ...(kind !== 'received' && { answer }) },
  };
};
