import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import type { Clock } from '@carsi/platform/platform';
import type { Letters } from '../letters.js';
import type { TicketRow } from './projection.js';
import type { Ticket, TicketCommand } from './ticket.js';
import { numberOf } from './tickets.js';

const AT_ONCE = 50;

/**
 * Has identity send what a ticket has to tell its writer. It is noted down after identity has taken it over: killed in between, it is
 * asked for again under the same id, which is one letter.
 */
export class AskForTicketLetters {
  constructor(
    private readonly rows: ReadModel<TicketRow>,
    private readonly tickets: Commands<Ticket, TicketCommand>,
    private readonly letters: Letters,
    private readonly clock: Clock,
  ) {}

  async turn(): Promise<void> {
    const waiting = await this.rows.find({ where: { lettersWait: true }, limit: AT_ONCE });
    const [refused] = await this.letters.each(
      waiting.flatMap(({ id, row }) => row.letters.map((letter) => ({ id, row, letter }))),
      ({ id, row, letter }) => this.#ask(id, row, letter),
    );
    if (refused) throw refused;
  }

  async #ask(id: string, { email, answers }: TicketRow, letter: string): Promise<void> {
    if (email === null) return;
    const letterId = `ticket-${id}-${letter}`;
    const answer = answers[Number(letter.split('-')[1]) - 1]?.text ?? '';
    // Nothing of what was typed but the answer to it: whoever typed another's address must not write to them by us.
    const data = { number: numberOf(id), ...(letter !== 'received' && { answer }) };
    const template = letter === 'received' ? 'ticket-received' : 'ticket-answer';
    const correlationId = await this.letters.send({ letterId, template, email, data });
    const meta = { by: null, at: this.clock.now().toISOString(), commandId: letterId, correlationId };
    await this.tickets.run(id, { type: 'NoteLetter', data: { letter }, meta });
  }
}
