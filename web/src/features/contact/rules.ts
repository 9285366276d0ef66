import type { Rule } from '../../lib/forms/rules';
import { lengthOf } from '../../lib/format/length-of';
import { looksLikeEmail } from '../../lib/forms/looks-like-email';
import { texts } from './texts';

export const fields = ['name', 'email', 'phone', 'category', 'subject', 'message'] as const;
export type Field = (typeof fields)[number];

const filled = (value: string): boolean => value.trim() !== '';

/** In the order of the form. */
export const rules: readonly Rule<Field>[] = [
  { field: 'name', message: texts.nameMissing, holds: ({ name }) => filled(name) },
  { field: 'email', message: texts.emailMissing, holds: ({ email }) => filled(email) },
  { field: 'email', message: texts.emailWrong, holds: ({ email }) => looksLikeEmail(email) },
  { field: 'phone', message: texts.phoneWrong, holds: ({ phone }) => /^[0-9 +()-]*$/.test(phone.trim()) },
  { field: 'subject', message: texts.subjectMissing, holds: ({ subject }) => filled(subject) },
  { field: 'message', message: texts.messageMissing, holds: ({ message }) => filled(message) },
  { field: 'message', message: texts.messageLong, holds: ({ message }) => lengthOf(message) <= 5_000 },
];

/** Refusals of the server that belong to one field. */
export const fieldOf: Readonly<Record<string, Field>> = {
  TICKET_NAME_REQUIRED: 'name',
  TICKET_NAME_TOO_LONG: 'name',
  TICKET_EMAIL_REQUIRED: 'email',
  TICKET_EMAIL_INVALID: 'email',
  TICKET_PHONE_INVALID: 'phone',
  TICKET_SUBJECT_REQUIRED: 'subject',
  TICKET_SUBJECT_TOO_LONG: 'subject',
  TICKET_MESSAGE_REQUIRED: 'message',
  TICKET_MESSAGE_TOO_LONG: 'message',
};
