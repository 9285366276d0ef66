import { refuse } from '@carsi/kernel/refusal';
import type { OpenTicket } from '@carsi/contracts/messaging/tickets';
import { oneLine, within } from '@carsi/platform/text/typed';
import type { TicketTexts } from './ticket.js';

const LONGEST = { name: 100, subject: 150, message: 5_000, answer: 5_000 };
const CONTROLS = /[^\P{Cc}\n\t]/gu;
const EMAIL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const PHONE = /^[0-9 +()-]{1,30}$/;

const lines = (typed: string): string => typed.replaceAll(/\r\n?/g, '\n').replace(CONTROLS, '').normalize('NFC').trim();

/** The stored form of an address: plain ASCII, lower case, one line. Undefined if it is invalid. */
export const addressOf = (typed: string): string | undefined => {
  const trimmed = typed.trim();
  if (!/^[\x21-\x7e]{3,254}$/.test(trimmed)) return undefined;
  const email = trimmed.replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
  return EMAIL.test(email) && !email.includes('..') ? email : undefined;
};

/** Refuses missing fields in the order of the form; a subject is one line, so that it cannot inject a mail header. */
export const readTicket = (typed: OpenTicket): TicketTexts => {
  const name = within(oneLine(typed.name) || refuse('TICKET_NAME_REQUIRED'), LONGEST.name, 'TICKET_NAME_TOO_LONG');
  if (typed.email.trim() === '') return refuse('TICKET_EMAIL_REQUIRED');
  const email = addressOf(typed.email) ?? refuse('TICKET_EMAIL_INVALID');
  const phone = oneLine(typed.phone ?? '');
  if (phone !== '' && !PHONE.test(phone)) return refuse('TICKET_PHONE_INVALID');
  const subject = oneLine(typed.subject) || refuse('TICKET_SUBJECT_REQUIRED');
  const message = lines(typed.message) || refuse('TICKET_MESSAGE_REQUIRED');
  return {
    name,
    email,
    phone: phone === '' ? null : phone,
    subject: within(subject, LONGEST.subject, 'TICKET_SUBJECT_TOO_LONG'),
    message: within(message, LONGEST.message, 'TICKET_MESSAGE_TOO_LONG'),
  };
};

export const readAnswer = (typed: string): string =>
  within(lines(typed) || refuse('TICKET_ANSWER_REQUIRED'), LONGEST.answer, 'TICKET_ANSWER_TOO_LONG');
