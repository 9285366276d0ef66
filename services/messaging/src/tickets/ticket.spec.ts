import { specification } from '@carsi/kernel/given';
import { describe, expect, it } from 'vitest';
import { addressOf, readAnswer, readTicket } from './read-ticket.js';
import { ticket, type TicketCommand, type TicketEvent } from './ticket.js';

const meta = { by: 'yonetici', at: '2026-11-21T09:00:00.000Z', commandId: 'c', correlationId: 'r' };
const texts = { name: 'Ayşe', email: 'ayse@ornek.example', phone: null, subject: 'Soru', message: 'Nasıl?' };
const opening = { ...texts, personId: null, addressKey: 'k', category: 'general' as const };

describe('a ticket', () => {
  const given = specification(ticket);
  const opened: TicketEvent = { type: 'TicketOpened', data: opening };
  const answered: TicketEvent = { type: 'TicketAnswered', data: { answer: 'Böyle.', number: 1 } };
  const closed: TicketEvent = { type: 'TicketClosed', data: {} };
  const erased: TicketEvent = { type: 'TicketForgotten', data: {} };
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
    given(opened).when(command('EraseTicket')).then(erased);
    given(opened, erased).when(command('EraseTicket')).thenNothing();
    given(opened, erased).when(answer).thenRefused('TICKET_FORGOTTEN');
  });
  it('has each letter asked for once', () => {
    const noted: TicketEvent = { type: 'TicketLetterAsked', data: { letter: 'received' } };
    given(opened)
      .when(command('NoteTicketMail', { letter: 'received' }))
      .then(noted);
    given(opened, noted)
      .when(command('NoteTicketMail', { letter: 'received' }))
      .thenNothing();
  });
});

describe('the contact form', () => {
  const typed = { ...texts, phone: '', category: 'general' as const };
  it.each([
    [{ name: ' \u200b' }, 'TICKET_NAME_REQUIRED'],
    [{ name: 'a'.repeat(101) }, 'TICKET_NAME_TOO_LONG'],
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
  it.each([
    [' \n ', 'TICKET_ANSWER_REQUIRED'],
    ['x'.repeat(5_001), 'TICKET_ANSWER_TOO_LONG'],
  ])('that is answered with %j is refused as %s', (answer, code) => expect(() => readAnswer(answer)).toThrow(code));
  it('makes one line of a subject, so that it begins no header of a mail', () =>
    expect(readTicket({ ...typed, subject: 'Merhaba\r\nBcc: x@y.example' }).subject).toBe('Merhaba Bcc: x@y.example'));
  it('keeps an address in one form', () => expect(addressOf(' Ayse@Ornek.Example ')).toBe('ayse@ornek.example'));
});
