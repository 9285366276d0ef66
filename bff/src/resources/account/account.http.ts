import type { PersonView } from '@carsi/contracts/identity/person';
import type { SessionView } from '@carsi/contracts/identity/calls';
import type { MailView } from '@carsi/contracts/identity/mails';
import type { AccountSession, AccountUser } from '@carsi/contracts/identity/http/account';
import type { ListedMail, ListedUser } from '@carsi/contracts/identity/http/people-admin';

const seconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

export const toAccountUser = (person: PersonView): AccountUser => ({
  id: person.id,
  email: person.email,
  full_name: person.fullName,
  user_type: person.userType,
  verified: person.verified,
  email_verified: person.emailVerifiedAt !== null,
  email_confirmed_at: person.emailVerifiedAt,
  avatar: person.avatar,
  company_name: person.companyName,
  phone: person.phone,
  onboarding_completed: person.onboardingCompleted,
  created_at: seconds(person.createdAt),
  has_password: person.hasPassword,
  accepted_terms: person.acceptedTerms,
  type_chosen: person.typeChosen,
  erase_at: person.eraseAt,
});

export const toListedUser = (person: PersonView): ListedUser => ({
  id: person.id,
  email: person.email,
  full_name: person.fullName,
  user_type: person.userType,
  verified: person.verified,
  email_confirmed_at: person.emailVerifiedAt,
  phone: person.phone,
  company_name: person.companyName,
  avatar: person.avatar,
  created_at: seconds(person.createdAt),
  erase_at: person.eraseAt,
});

export const toAccountSession = (session: SessionView): AccountSession => ({
  id: session.id,
  current: session.current,
  device: session.device,
  created_at: session.createdAt,
  last_used_at: session.lastUsedAt,
});

export const toListedMail = (mail: MailView): ListedMail => ({
  id: mail.id,
  template: mail.template,
  user_id: mail.userId,
  state: mail.state,
  attempts: mail.attempts,
  last_error: mail.lastError,
  created_at: mail.createdAt,
  sent_at: mail.sentAt,
  subject: mail.subject,
  text: mail.text,
});
