import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { subscription, type SubscriptionCommand, type SubscriptionEvent } from '../newsletter/subscription.js';
import { addressOf, readTicket } from './read-ticket.js';
import { ticket, type TicketCommand, type TicketEvent } from './ticket.js';

const meta = { by: 'yonetici', at: '2026-11-21T09:00:00.000Z', commandId: 'c', correlationId: 'r' };
const texts = { name: 'Ayşe', email: 'ayse@ornek.example', phone: null, subject: 'Soru', message: 'Nasıl?' };
const opening = { ...texts, personId: null, addressKey: 'k', category: 'general' as const };

describe('a ticket', () => {
  const given = specification(ticket);
  const opened: TicketEvent = { type: 'TicketOpened', data: opening };
  const answered: TicketEvent = { type: 'TicketAnswered', data: { answer: 'Böyle.', number: 1 } };
  const closed: TicketEvent = { type: 'TicketClosed', data: {} };
  const forgotten: TicketEvent = { type: 'TicketForgotten', data: {} };
  const command = (type: TicketCommand['type'], data: object = {}): TicketCommand =>
    ({ type, data, meta }) as TicketCommand;
  const answer = command('AnswerTicket', { answer: 'Böyle.' });

  it('is opened once', () => {
    given().when(command('OpenTicket', opening)).then(opened);
    given(opened).when(command('OpenTicket', opening)).thenRefused('TICKET_EXISTS');
  });
  it('is answered as often as there is something to say, also after it was closed', () => {
    given(opened).when(answer).then(answered);
    given(opened, answered, closed)
      .when(answer)
      .then({ type: 'TicketAnswered', data: { answer: 'Böyle.', number: 2 } });
    given().when(answer).thenRefused('TICKET_NOT_FOUND');
  });
  it('is closed and opened again, each once', () => {
    given(opened).when(command('CloseTicket')).then(closed);
    given(opened, closed).when(command('CloseTicket')).thenNothing();
    given(opened, closed).when(command('ReopenTicket')).then({ type: 'TicketReopened', data: {} });
    given(opened, answered).when(command('ReopenTicket')).thenNothing();
  });
  it('is answered by nobody once its writer is forgotten', () => {
    given(opened).when(command('ForgetTicket')).then(forgotten);
    given(opened, forgotten).when(command('ForgetTicket')).thenNothing();
    given(opened, forgotten).when(answer).thenRefused('TICKET_FORGOTTEN');
  });
  it('has each letter asked for once', () => {
    const noted: TicketEvent = { type: 'TicketLetterAsked', data: { letter: 'received' } };
    given(opened)
      .when(command('NoteLetter', { letter: 'received' }))
      .then(noted);
    given(opened, noted)
      .when(command('NoteLetter', { letter: 'received' }))
      .thenNothing();
  });
});

describe('the contact form', () => {
  const typed = { ...texts, phone: '', category: 'general' as const };
  it.each([
    [{ name: ' \u200b' }, 'TICKET_NAME_REQUIRED'],
    [{ email: '' }, 'TICKET_EMAIL_REQUIRED'],
    [{ email: 'ayse' }, 'TICKET_EMAIL_INVALID'],
    [{ email: 'ayse@ornek.example\r\nBcc: x@y.example' }, 'TICKET_EMAIL_INVALID'],
    [{ email: 'a@ornek.example,b@ornek.example' }, 'TICKET_EMAIL_INVALID'],
    [{ email: 'İrem@ornek.example' }, 'TICKET_EMAIL_INVALID'],
    [{ phone: 'bin iki yüz' }, 'TICKET_PHONE_INVALID'],
    [{ subject: '\n' }, 'TICKET_SUBJECT_REQUIRED'],
    [{ subject: 'x'.repeat(151) }, 'TICKET_SUBJECT_TOO_LONG'],
    [{ message: ' ' }, 'TICKET_MESSAGE_REQUIRED'],
    [{ message: 'x'.repeat(5_001) }, 'TICKET_MESSAGE_TOO_LONG'],
  ])('with %o is refused as %s', (change, code) => expect(() => readTicket({ ...typed, ...change })).toThrow(code));
  it('makes one line of a subject, so that it begins no header of a mail', () =>
    expect(readTicket({ ...typed, subject: 'Merhaba\r\nBcc: x@y.example' }).subject).toBe('Merhaba Bcc: x@y.example'));
  it('keeps an address in one form', () => expect(addressOf(' Ayse@Ornek.Example ')).toBe('ayse@ornek.example'));
});

describe('a subscription', () => {
  const given = specification(subscription);
  const email = 'ayse@ornek.example';
  const command = (type: SubscriptionCommand['type'], data: object, at = meta.at): SubscriptionCommand =>
    ({ type, data, meta: { ...meta, at } }) as SubscriptionCommand;
  const ask = (at?: string) => command('AskSubscription', { email }, at);
  const asked = (round: number, letter: number, askedAt = meta.at): SubscriptionEvent => ({
    type: 'SubscriptionAsked',
    data: { round, email, letter, askedAt },
  });
  const confirmed: SubscriptionEvent = { type: 'SubscriptionConfirmed', data: { round: 1 } };
  const ended: SubscriptionEvent = { type: 'SubscriptionEnded', data: { round: 1 } };
  const confirm = (round = 1, at?: string) => command('ConfirmSubscription', { round }, at);

  it('waits until its letter is answered', () => {
    given().when(ask()).then(asked(1, 1));
    given(asked(1, 1)).when(confirm()).then(confirmed);
    given(asked(1, 1), confirmed).when(confirm()).thenNothing();
  });
  it('gets no second letter at once, and three at most', () => {
    given(asked(1, 1)).when(ask('2026-11-21T09:09:00.000Z')).thenNothing();
    const later = '2026-11-21T09:11:00.000Z';
    given(asked(1, 1))
      .when(ask(later))
      .then(asked(1, 2, later));
    given(asked(1, 3)).when(ask(later)).thenNothing();
    given(asked(1, 1), confirmed).when(ask(later)).thenNothing();
  });
  it('is confirmed by its own letter within seven days', () => {
    given().when(confirm()).thenRefused('NEWSLETTER_LINK_INVALID');
    given(asked(1, 1)).when(confirm(2)).thenRefused('NEWSLETTER_LINK_INVALID');
    given(asked(1, 1)).when(confirm(1, '2026-11-28T09:00:01.000Z')).thenRefused('NEWSLETTER_LINK_INVALID');
  });
  it('ends by one press, and begins anew as another', () => {
    const end = command('EndSubscription', { round: 1 });
    given(asked(1, 1), confirmed).when(end).then(ended);
    given(asked(1, 1), ended).when(end).thenNothing();
    given(asked(1, 1), ended).when(ask()).then(asked(2, 1));
    given(asked(1, 1), ended, asked(2, 1)).when(end).thenNothing();
  });
});
