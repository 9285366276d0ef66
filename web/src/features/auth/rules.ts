import { shortestPassword } from '../../lib/forms/password-rules';
import { looksLikeEmail } from '../../lib/forms/looks-like-email';
import type { Rule } from '../../lib/forms/rules';
import { sentences } from './texts';

const typed = (text: string): boolean => text.trim() !== '';
const longEnough = (password: string): boolean => [...password].length >= shortestPassword;

export const loginFields = ['email', 'password'] as const;
export const loginRules: readonly Rule<(typeof loginFields)[number]>[] = [
  { field: 'email', message: sentences.emailMissing, holds: ({ email }) => typed(email) },
  { field: 'password', message: sentences.passwordMissing, holds: ({ password }) => password !== '' },
];

export const typeFields = ['type', 'company', 'terms', 'marketing'] as const;
const typeRules = [
  { field: 'type', message: sentences.typeMissing, holds: ({ type }) => type !== '' },
  {
    field: 'company',
    message: sentences.companyMissing,
    holds: ({ type, company }) => type !== 'business' || typed(company),
  },
] as const satisfies readonly Rule<'type' | 'company'>[];
const termsRule: Rule<'terms'> = {
  field: 'terms',
  message: sentences.termsMissing,
  holds: ({ terms }) => terms !== '',
};

/** In the order of the screen; the rules are in the order of the specification. */
export const registerFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'type',
  'company',
  'password',
  'again',
  'terms',
  'marketing',
] as const;
export const registerRules: readonly Rule<(typeof registerFields)[number]>[] = [
  { field: 'firstName', message: sentences.nameMissing, holds: ({ firstName }) => typed(firstName) },
  { field: 'lastName', message: sentences.nameMissing, holds: ({ lastName }) => typed(lastName) },
  { field: 'email', message: sentences.emailMissing, holds: ({ email }) => typed(email) },
  { field: 'email', message: sentences.emailWrong, holds: ({ email }) => looksLikeEmail(email) },
  { field: 'password', message: sentences.passwordShort, holds: ({ password }) => longEnough(password) },
  { field: 'again', message: sentences.passwordsDiffer, holds: ({ password, again }) => password === again },
  ...typeRules,
  termsRule,
];

export const passwordFields = ['password', 'again'] as const;
export const passwordRules: readonly Rule<(typeof passwordFields)[number]>[] = [
  { field: 'password', message: sentences.passwordShort, holds: ({ password }) => longEnough(password) },
  { field: 'again', message: sentences.passwordsDiffer, holds: ({ password, again }) => password === again },
];

export const emailFields = ['email'] as const;
export const emailRules: readonly Rule<(typeof emailFields)[number]>[] = [
  { field: 'email', message: sentences.emailMissing, holds: ({ email }) => typed(email) },
  { field: 'email', message: sentences.emailWrong, holds: ({ email }) => looksLikeEmail(email) },
];

/** Details that Google and GitHub do not provide. */
export const missingRules = (needs: {
  type: boolean;
  terms: boolean;
}): readonly Rule<(typeof typeFields)[number]>[] => [
  ...(needs.type ? typeRules : []),
  ...(needs.terms ? [termsRule] : []),
];
