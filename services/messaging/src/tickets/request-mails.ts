import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock } from '@carsi/platform/platform';
import type { MailRequests } from '../mail-requests.js';
import type { TicketRow } from './projection.js';
import type { Ticket, TicketCommand } from './ticket.js';
import { numberOf } from './tickets.js';

const AT_ONCE = 50;

/**
 * Has identity send what a ticket has to tell its writer. It is noted down after identity has taken it over: killed in between, it is
 * asked for again under the same id, which is one letter.
 */
export class RequestTicketMails {
  constructor(
    private readonly rows: ReadModel<TicketRow>,
    private readonly tickets: Commands<Ticket, TicketCommand>,
    private readonly mailRequests: MailRequests,
    private readonly clock: Clock,
  ) {}

  async turn(): Promise<void> {
    const waiting = await this.rows.find({ where: { lettersWait: true }, limit: AT_ONCE });
    const [refused] = await this.mailRequests.each(
      waiting.flatMap(({ id, row }) => row.letters.map((kind) => ({ id, row, letter: kind }))),
      ({ id, row, letter: kind }) => this.#ask(id, row, kind),
    );
    if (refused) throw refused;
  }

  async #ask(id: string, { email, answers }: TicketRow, kind: string): Promise<void> {
    if (email === null) return;
    const letterId = `ticket-${id}-${kind}`;
    const answer = answers[Number(kind.split('-')[1]) - 1]?.text ?? '';
    // Nothing of what was typed but the answer to it: whoever typed another's address must not write to them by us.
    const data = { number: numberOf(id), ...(kind !== 'received' && { answer }) };
    const template = kind === 'received' ? 'ticket-received' : 'ticket-answer';
    const correlationId = await this.mailRequests.send({ letterId, template, email, data });
    const meta = { by: null, at: this.clock.now().toISOString(), commandId: letterId, correlationId };
    await this.tickets.run(id, { type: 'NoteTicketMail', data: { letter: kind }, meta });
  }
}
