import type { TicketAnswer, TicketCategory, TicketState } from '@carsi/contracts/messaging/tickets';
import type { Projection } from '@carsi/kernel/projection';
import type { TicketEvent, TicketTexts } from './ticket.js';

type Forgettable<T> = { readonly [Name in keyof T]: T[Name] | null };

export interface TicketRow extends Forgettable<TicketTexts> {
  readonly state: TicketState;
  readonly category: TicketCategory;
  readonly personId: string | null;
  readonly addressKey: string;
  readonly priority: boolean;
  /** 1 where it comes before others: an open one with priority. */
  readonly first: number;
  readonly answers: readonly TicketAnswer[];
  readonly openedAt: string;
  readonly changedAt: string;
  /** Mails that must still be requested from identity. */
  readonly letters: readonly string[];
  readonly lettersWait: boolean;
}

export const ticketIndexes = [
  ['state', 'first', 'changedAt'],
  ['first', 'changedAt'],
  ['personId'],
  ['addressKey'],
  ['lettersWait'],
];

const withMails = (row: TicketRow, mails: readonly string[]): TicketRow => ({
  ...row,
  letters: mails,
  lettersWait: mails.length > 0,
});

export const ticketRows: Projection<TicketRow, TicketEvent> = {
  name: 'tickets',
  version: 2,
  rows: (_event, { stream }) => (stream.startsWith('ticket-') ? [stream.slice('ticket-'.length)] : []),
  evolve: (row, event, { at, by }) => {
    if (event.type === 'TicketOpened') {
      const { priority = false } = event.data;
      const opened = {
        ...event.data,
        priority,
        first: priority ? 1 : 0,
        state: 'open' as const,
        answers: [],
        openedAt: at,
        changedAt: at,
      };
      return { ...opened, letters: ['received'], lettersWait: true } as const;
    }
    if (!row) return undefined;
    switch (event.type) {
      case 'TicketAnswered': {
        const { answer, number } = event.data;
        const answers = [...row.answers, { text: answer, by: by ?? '', at }];
        return withMails({ ...row, first: 0, state: 'answered', answers, changedAt: at }, [
          ...row.letters,
          `answer-${number}`,
        ]);
      }
      case 'TicketClosed':
        return { ...row, first: 0, state: 'closed', changedAt: at };
      case 'TicketReopened':
        return { ...row, first: row.priority ? 1 : 0, state: 'open', changedAt: at };
      case 'TicketForgotten': {
        const answers = row.answers.map((answer) => ({ ...answer, text: null }));
        const nothing = { name: null, email: null, phone: null, subject: null, message: null, personId: null };
        return withMails({ ...row, ...nothing, addressKey: '', answers, first: 0, state: 'closed', changedAt: at }, []);
      }
      case 'TicketLetterAsked':
        return withMails(
          row,
          row.letters.filter((letter) => letter !== event.data.letter),
        );
    }
  },
};
