import type { PersonName, PersonView } from '@carsi/contracts/identity/person';
import { acceptedBoth } from '../user/consents.js';
import { typeOf, type ProfileRow } from './projection.js';

export const personView = (id: string, row: ProfileRow, hasPassword: boolean): PersonView => ({
  id,
  email: row.email,
  fullName: row.fullName,
  userType: typeOf(row),
  typeChosen: row.admin || row.type !== null,
  verified: row.verified,
  emailVerifiedAt: row.emailVerifiedAt,
  avatar: row.avatar,
  companyName: row.companyName,
  phone: row.phone,
  onboardingCompleted: row.onboardingCompleted,
  acceptedTerms: acceptedBoth(row.consents),
  hasPassword,
  createdAt: row.createdAt,
  eraseAt: row.eraseAt,
});

/** What others may see; nothing of a person whose erasure is scheduled. */
export const personName = (id: string, row: ProfileRow): PersonName | undefined => {
  if (row.eraseAt !== null) return undefined;
  return row.discreet
    ? { id, name: initialsOf(row.fullName), avatar: null }
    : { id, name: row.fullName, avatar: row.avatar };
};

/** 'Ayşe Nur Yılmaz' → 'A. N. Y.' */
const initialsOf = (fullName: string): string =>
  fullName
    .split(' ')
    .map((word) => `${[...word][0]?.toLocaleUpperCase('tr') ?? ''}.`)
    .join(' ');
