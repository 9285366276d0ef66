import { createHash } from 'node:crypto';
import type { PersonalTable } from '@carsi/contracts/identity/privacy';
import {
  answerTicket,
  listTickets,
  ofTicket,
  openTicket,
  type TicketState,
  type TicketView,
} from '@carsi/contracts/messaging/tickets';
import { Refusal } from '@carsi/kernel/refusal';
import type { Commands } from '@carsi/platform/events/commands';
import type { ReadModel } from '@carsi/platform/events/read-models';
import { metaOf } from '@carsi/platform/hosting/meta';
import { parse } from '@carsi/platform/hosting/parse';
import { StoreUnavailable, type Find, type Mail, type CallContext } from '@carsi/platform/platform';
import type { ServiceParts } from '@carsi/platform/service-module';
import { fold } from '@carsi/turkish/fold';
import type { AddressKeys } from '../address-keys.js';
import { ticketKeyOf } from './personal.js';
import { ticketRows, type TicketRow } from './projection.js';
import { readAnswer, readTicket } from './read-ticket.js';
import { supportedCompanies } from './supported-companies.js';
import type { Ticket, TicketCommand } from './ticket.js';

/** Rows scanned for words before other work gets a turn. */
const STRIDE = 500;

/** Tickets: what people write to the site, and its answers. */
export class Tickets {
  readonly #rows: ReadModel<TicketRow>;

  constructor(
    private readonly parts: Pick<ServiceParts, 'store' | 'readModels' | 'keys' | 'access' | 'clock'> & {
      readonly tickets: Commands<Ticket, TicketCommand>;
      readonly addresses: AddressKeys;
      readonly mail: Mail;
    },
  ) {
    this.#rows = parts.readModels.of(ticketRows);
  }

  /** For everybody. Answers once it is durable: only admins see it in a list. */
  async openTicket(body: unknown, context: CallContext): Promise<{ number: string }> {
    const actor = this.parts.access.actorOf(context);
    const typed = parse(openTicket, body);
    const texts = readTicket(typed);
    const personId = actor?.kind === 'person' ? actor.id : null;
    const id = ticketIdOf(context.commandId, texts.email);
    const addressKey = await this.parts.addresses.of(texts.email);
    const priority =
      personId !== null &&
      (await this.parts.readModels.of(supportedCompanies).count({ ownerId: personId, priority: true })) > 0;
    await this.parts.tickets.run(id, {
      type: 'OpenTicket',
      data: { ...texts, personId, addressKey, category: typed.category, ...(priority && { priority }) },
      meta: metaOf(context, this.parts.clock, personId),
    });
    return { number: numberOf(id) };
  }

  async tickets(body: unknown, context: CallContext): Promise<{ tickets: readonly TicketView[]; total: number }> {
    this.parts.access.requireAdmin(context);
    const { state, q, limit, offset } = parse(listTickets, body);
    const where: Find['where'] = state === undefined ? {} : { state };
    const sort = [
      ['first', 'desc'],
      ['changedAt', 'desc'],
    ] as const;
    const words = fold(q ?? '')
      .split(/\s+/)
      .filter((word) => word !== '');
    if (words.length === 0) {
      const [found, total] = await Promise.all([
        this.#rows.find({ where, sort, limit, offset }),
        this.#rows.count(where),
      ]);
      return { tickets: found.map(viewOf), total };
    }
    const found = await this.#saying(words, state);
    return { tickets: found.slice(offset, offset + limit).map(viewOf), total: found.length };
  }

  /** Scanned by id: that order is stable while tickets are answered. */
  async #saying(words: readonly string[], state: TicketState | undefined): Promise<readonly Found[]> {
    const found: Found[] = [];
    for (let after = ''; ;) {
      const stride = await this.#rows.find({ where: { id: { gt: after } }, sort: [['id', 'asc']], limit: STRIDE });
      const matching = stride.filter(({ row }) => state === undefined || row.state === state);
      found.push(...matching.filter((one) => contains(one, words)));
      if (stride.length < STRIDE) break;
      after = stride.at(-1)!.id;
    }
    const later = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);
    return found.sort((a, b) => b.row.first - a.row.first || later(a.row.changedAt, b.row.changedAt));
  }

  async answerTicket(body: unknown, context: CallContext): Promise<TicketView> {
    this.parts.access.requireAdmin(context);
    const { ticketId, answer } = parse(answerTicket, body);
    return this.#run(ticketId, 'AnswerTicket', { answer: readAnswer(answer) }, context);
  }

  async closeTicket(body: unknown, context: CallContext): Promise<TicketView> {
    this.parts.access.requireAdmin(context);
    return this.#run(parse(ofTicket, body).ticketId, 'CloseTicket', {}, context);
  }

  async reopenTicket(body: unknown, context: CallContext): Promise<TicketView> {
    this.parts.access.requireAdmin(context);
    return this.#run(parse(ofTicket, body).ticketId, 'ReopenTicket', {}, context);
  }

  async forgetTicket(body: unknown, context: CallContext): Promise<TicketView> {
    const { id: by } = this.parts.access.requireAdmin(context);
    const { ticketId } = parse(ofTicket, body);
    const row = await this.#rows.get(ticketId);
    if (!row) throw new Refusal('TICKET_NOT_FOUND');
    if (row.addressKey !== '') await this.eraseAll({ addressKey: row.addressKey }, context.commandId, by);
    return this.#view(ticketId);
  }

  /** For policies and admins. The key is destroyed first: concurrent reads cannot open it any more. */
  async eraseAll(
    where: { personId: string } | { addressKey: string },
    cause: string,
    by: string | null = null,
  ): Promise<void> {
    await this.#upToDate();
    for (const { id, row } of await this.#rows.find({ where: { ...where } })) {
      await this.parts.keys.destroy(ticketKeyOf(id), 'messages');
      if (row.email !== null) await this.parts.mail.erase?.(row.email, (id) => id.startsWith('ticket-'));
      const at = this.parts.clock.now().toISOString();
      const meta = { by, at, commandId: `forget-${cause}-${id}`, correlationId: cause };
      await this.#wait(id, { type: 'EraseTicket', data: {}, meta });
    }
  }

  /** Tickets of the account, and of its verified address. */
  async personalData(personId: string, email: string | undefined): Promise<readonly PersonalTable[]> {
    await this.#upToDate();
    const addressKey = email === undefined ? undefined : await this.parts.addresses.of(email);
    const found = [
      ...(await this.#rows.find({ where: { personId } })),
      ...(addressKey === undefined ? [] : await this.#rows.find({ where: { addressKey } })),
    ];
    const rows = [...new Map(found.map(({ id, row }) => [id, row])).values()];
    return [
      {
        name: 'tickets',
        rows: rows.map(({ category, state, name, email: to, phone, subject, message, answers, openedAt }) => {
          const written = { category, state, name, email: to, phone, subject, message, openedAt };
          return { ...written, answers: answers.map(({ text, at }) => ({ text, at })) };
        }),
      },
    ];
  }

  async #run(
    id: string,
    type: 'AnswerTicket' | 'CloseTicket' | 'ReopenTicket',
    data: object,
    context: CallContext,
  ): Promise<TicketView> {
    const actor = this.parts.access.requireAdmin(context);
    const meta = metaOf(context, this.parts.clock, actor.id);
    const command = { type, data, meta: { ...meta, commandId: `${type}-${meta.commandId}` } } as TicketCommand;
    await this.#wait(id, command);
    return this.#view(id);
  }

  /** Resolves once the list shows it. */
  async #wait(id: string, command: TicketCommand): Promise<void> {
    const { version } = await this.parts.tickets.run(id, command);
    const position = await this.parts.store.positionOf(`ticket-${id}`, version);
    if (!(await this.parts.readModels.waitFor([ticketRows.name], position)))
      throw new StoreUnavailable('The list of tickets is behind.');
  }

  async #view(id: string): Promise<TicketView> {
    const row = await this.#rows.get(id);
    if (!row) throw new Refusal('TICKET_NOT_FOUND');
    return viewOf({ id, row });
  }

  async #upToDate(): Promise<void> {
    const { readModels, store } = this.parts;
    if (!(await readModels.waitFor([ticketRows.name], await store.head())))
      throw new StoreUnavailable('The list of tickets is behind.');
  }
}

/** Sent again by the same command it is the same ticket. */
const ticketIdOf = (commandId: string, email: string): string =>
  createHash('sha256').update(`ticket of ${email} by ${commandId}`).digest('hex').slice(0, 32);

export const numberOf = (id: string): string => id.slice(0, 8).toLocaleUpperCase('en');

interface Found {
  readonly id: string;
  readonly row: TicketRow;
}

const contains = ({ id, row: { name, email, subject, message } }: Found, words: readonly string[]): boolean => {
  const text = fold([numberOf(id), name, email, subject, message].join(' '));
  return words.every((word) => text.includes(word));
};

const viewOf = ({ id, row }: Found): TicketView => {
  const { state, category, priority, personId, name, email, phone, subject, message, answers, openedAt, changedAt } =
    row;
  const texts = { name, email, phone, subject, message };
  return { id, number: numberOf(id), state, category, priority, personId, ...texts, answers, openedAt, changedAt };
};
