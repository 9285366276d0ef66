import type { Command } from '@carsi/kernel/event';
import { refuse } from '@carsi/kernel/refusal';
import type { Aggregate } from '@carsi/platform/events/commands';
import type { ChosenSettings, ChosenType, ConsentKind, Profile, Purpose, UserEvent, UserRegistered } from './events.js';
import { evolve, noUser, type Registered, type User } from './state.js';

export interface Consent {
  readonly kind: ConsentKind;
  readonly version: string;
  readonly channel: string;
}

export type RegisterUser = Command<
  'RegisterUser',
  UserRegistered['data'] & { readonly consents: readonly Consent[]; readonly emailVerified: boolean }
>;
export type VerifyEmail = Command<'VerifyEmail', { readonly emailKey: string }>;
export type ChangeEmail = Command<'ChangeEmail', { readonly email: string; readonly emailKey: string }>;
/** Contains only changed texts: sealed events do not show whether they changed. */
export type RevisePerson = Command<
  'RevisePerson',
  {
    readonly profile?: Partial<Profile>;
    readonly avatar?: string | null;
    readonly userType?: ChosenType;
    readonly settings?: ChosenSettings;
    readonly given?: readonly Consent[];
    readonly withdrawn?: readonly Pick<Consent, 'kind' | 'channel'>[];
    readonly answers?: Readonly<Record<string, unknown>>;
    readonly completed?: true;
    readonly draft?: Readonly<Record<string, unknown>> | null;
    /** The company that the draft is for. */
    readonly draftOf?: string;
  }
>;
export type MarkVerified = Command<'MarkVerified', { readonly verified: boolean }>;
export type ScheduleErasure = Command<
  'ScheduleErasure',
  { readonly eraseAt: string; readonly asked: 'person' | 'admin'; readonly purposes: readonly Purpose[] }
>;
/** Once the days to think are over; `again`: they had been erased before this store was brought back from a backup. */
export type EraseUser = Command<'EraseUser', { readonly again?: readonly Purpose[] }>;
export type CancelErasure = Command<'CancelErasure', Record<string, never>>;
export type UserCommand =
  | RegisterUser
  | VerifyEmail
  | ChangeEmail
  | RevisePerson
  | MarkVerified
  | ScheduleErasure
  | CancelErasure
  | EraseUser;

const decide = (command: UserCommand, user: User): readonly UserEvent[] => {
  if (command.type === 'RegisterUser') return user.is === 'none' ? register(command.data) : refuse('USER_EXISTS');
  if (command.type === 'EraseUser' && user.is === 'erased') return [];
  if (user.is !== 'registered') return refuse('USER_NOT_FOUND');
  switch (command.type) {
    case 'VerifyEmail':
      if (command.data.emailKey !== user.emailKey) return refuse('VERIFICATION_TOKEN_INVALID');
      return user.emailVerified ? [] : [{ type: 'EmailVerified', data: { emailKey: user.emailKey } }];
    case 'ChangeEmail':
      return command.data.emailKey === user.emailKey ? [] : [{ type: 'EmailChanged', data: command.data }];
    case 'RevisePerson':
      return revise(command.data, user);
    case 'MarkVerified':
      if (command.data.verified === user.verified) return [];
      return [{ type: command.data.verified ? 'UserVerified' : 'UserUnverified', data: {} }];
    case 'ScheduleErasure':
      return schedule(command.data, user);
    case 'EraseUser':
      if (command.data.again) return [{ type: 'UserErased', data: { purposes: command.data.again } }];
      if (!user.erasure || user.erasure.eraseAt > command.meta.at) return refuse('ERASURE_NOT_DUE');
      return [{ type: 'UserErased', data: { purposes: user.erasure.purposes } }];
    case 'CancelErasure':
      if (!user.erasure) return [];
      // A person cannot reverse an admin's decision.
      return user.erasure.asked === 'admin' ? refuse('ERASURE_BY_ADMIN') : [{ type: 'ErasureCanceled', data: {} }];
  }
};

const register = ({ consents, emailVerified, ...registered }: RegisterUser['data']): readonly UserEvent[] => [
  { type: 'UserRegistered', data: registered },
  ...(emailVerified ? [{ type: 'EmailVerified' as const, data: { emailKey: registered.emailKey } }] : []),
  ...consents.map((data) => ({ type: 'ConsentGiven' as const, data })),
];

const revise = (requested: RevisePerson['data'], user: Registered): readonly UserEvent[] => {
  const events: UserEvent[] = [];
  if (requested.profile && hasAny(requested.profile)) events.push({ type: 'ProfileRevised', data: requested.profile });
  if (requested.avatar !== undefined) events.push({ type: 'AvatarChosen', data: { avatar: requested.avatar } });
  if (requested.userType && requested.userType !== user.type)
    events.push({ type: 'UserTypeChosen', data: { userType: requested.userType } });
  if (requested.settings && hasAny(requested.settings))
    events.push({ type: 'SettingsChosen', data: requested.settings });
  for (const data of requested.given ?? [])
    if (user.consents[data.kind] !== data.version) events.push({ type: 'ConsentGiven', data });
  for (const data of requested.withdrawn ?? [])
    if (user.consents[data.kind] !== undefined) events.push({ type: 'ConsentWithdrawn', data });
  if (requested.answers && hasAny(requested.answers))
    events.push({ type: 'OnboardingKept', data: { answers: requested.answers } });
  if (requested.draft !== undefined) {
    const of = requested.draftOf === undefined ? {} : { companyId: requested.draftOf };
    events.push({ type: 'CompanyDraftKept', data: { draft: requested.draft, ...of } });
  }
  if (requested.completed && !user.onboardingCompleted) events.push({ type: 'OnboardingCompleted', data: {} });
  return events;
};

/** A repeated request changes nothing; an admin's order overrides the person's request. */
const schedule = (requested: ScheduleErasure['data'], { erasure }: Registered): readonly UserEvent[] =>
  erasure && (erasure.asked === 'admin' || requested.asked === 'person')
    ? []
    : [{ type: 'ErasureScheduled', data: { ...requested, eraseAt: erasure?.eraseAt ?? requested.eraseAt } }];

const hasAny = (data: object): boolean => Object.values(data).some((value) => value !== undefined);

export const user: Aggregate<User, UserCommand, UserEvent> = {
  name: 'user',
  initial: noUser,
  decide,
  evolve,
  reservations: (events, before) => {
    const reserved = events.flatMap((event) =>
      event.type === 'UserRegistered' || event.type === 'EmailChanged' ? [claimOf(event.data.emailKey)] : [],
    );
    const left = events.some(({ type }) => type === 'EmailChanged' || type === 'UserErased');
    return {
      ...(reserved.length > 0 && { reservations: reserved }),
      ...(left && before.is === 'registered' && { releases: [claimOf(before.emailKey)] }),
    };
  },
};

const claimOf = (emailKey: string): string => `email:${emailKey}`;
