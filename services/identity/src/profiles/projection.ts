import type { UserType } from '@carsi/contracts/identity/user-types';
import type { Occurrence, Projection } from '@carsi/kernel/projection';
import type { AdminsEvent } from '../admins/admins.js';
import type { ChosenType, ConsentKind, UserEvent } from '../user/events.js';

/** A person as they, an admin and, in part, others see them. */
export interface ProfileRow {
  readonly email: string;
  readonly emailKey: string;
  readonly fullName: string;
  readonly phone: string | null;
  readonly companyName: string | null;
  readonly avatar: string | null;
  readonly type: ChosenType | null;
  readonly admin: boolean;
  readonly verified: boolean;
  readonly emailVerifiedAt: string | null;
  readonly onboardingCompleted: boolean;
  readonly consents: Readonly<Partial<Record<ConsentKind, string>>>;
  /** Others see initials and no picture. */
  readonly discreet: boolean;
  readonly createdAt: string;
  readonly eraseAt: string | null;
  readonly eraseAsked: 'person' | 'admin' | null;
}

export const profiles: Projection<ProfileRow, UserEvent | AdminsEvent> = {
  name: 'profiles',
  version: 1,
  rows: (event, occurrence) => personOf(event, occurrence),
  evolve: (row, event, { at }) => {
    if (event.type === 'UserRegistered') {
      const { email, emailKey, fullName, phone, companyName, userType: type } = event.data;
      const profile = { email, emailKey, fullName, phone, companyName, type };
      const facts = { admin: false, verified: false, emailVerifiedAt: null, onboardingCompleted: false, consents: {} };
      return { ...profile, ...facts, avatar: null, discreet: false, createdAt: at, eraseAt: null, eraseAsked: null };
    }
    return row && revised(row, event, at);
  },
};

const revised = (
  row: ProfileRow,
  event: Exclude<UserEvent | AdminsEvent, { type: 'UserRegistered' }>,
  at: string,
): ProfileRow | undefined => {
  switch (event.type) {
    case 'EmailVerified':
      return { ...row, emailVerifiedAt: at };
    case 'EmailChanged':
      return { ...row, ...event.data, emailVerifiedAt: at };
    case 'ProfileRevised':
    case 'AvatarChosen':
      return { ...row, ...event.data };
    case 'UserTypeChosen':
      return { ...row, type: event.data.userType };
    case 'AdminAppointed':
      return { ...row, admin: true };
    case 'AdminDismissed':
      return { ...row, admin: false, type: event.data.userType };
    case 'UserVerified':
    case 'UserUnverified':
      return { ...row, verified: event.type === 'UserVerified' };
    case 'SettingsChosen': {
      const { profileVisibility } = event.data;
      return profileVisibility === undefined ? row : { ...row, discreet: profileVisibility !== 'public' };
    }
    case 'ConsentGiven':
      return { ...row, consents: { ...row.consents, [event.data.kind]: event.data.version } };
    case 'ConsentWithdrawn': {
      const { [event.data.kind]: _withdrawn, ...consents } = row.consents;
      return { ...row, consents };
    }
    case 'OnboardingKept':
    case 'CompanyDraftKept':
      return row;
    case 'OnboardingCompleted':
      return { ...row, onboardingCompleted: true };
    case 'ErasureScheduled':
      return { ...row, eraseAt: event.data.eraseAt, eraseAsked: event.data.asked };
    case 'ErasureCanceled':
      return { ...row, eraseAt: null, eraseAsked: null };
    case 'UserErased':
      return undefined;
  }
};

/** The row that an event changes: a user's stream is theirs, admins' events name the user. */
export const personOf = (event: UserEvent | AdminsEvent, { stream }: Pick<Occurrence, 'stream'>): readonly string[] => {
  if (event.type === 'AdminAppointed' || event.type === 'AdminDismissed') return [event.data.userId];
  return stream.startsWith('user-') ? [stream.slice('user-'.length)] : [];
};

/** Without a chosen type a customer. */
export const typeOf = ({ admin, type }: Pick<ProfileRow, 'admin' | 'type'>): UserType =>
  admin ? 'admin' : (type ?? 'customer');
