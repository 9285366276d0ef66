import type { ChosenType, ConsentKind, ErasureScheduled, UserEvent } from './events.js';

/** What rules need. Streams are read sealed, so there is no name and no address in it. */
export interface Registered {
  readonly is: 'registered';
  readonly type: ChosenType | null;
  readonly verified: boolean;
  readonly emailKey: string;
  readonly emailVerified: boolean;
  /** Addresses that it had before, by their keys, in turn: the n-th change left the n-th of them. */
  readonly formerKeys: readonly string[];
  readonly onboardingCompleted: boolean;
  /** Kind → the version that was accepted. */
  readonly consents: Readonly<Partial<Record<ConsentKind, string>>>;
  readonly erasure: Pick<ErasureScheduled['data'], 'eraseAt' | 'asked' | 'purposes'> | null;
}
/** An erased person holds the reservation until it is released. */
export type User = { readonly is: 'none' | 'erased' } | Registered;

/**
 * Whether the account has returned, since its `change`-th change of address, to an earlier one: the owner of the address in between
 * gets nothing back.
 */
export const wentBackPast = (
  { formerKeys, emailKey }: Pick<Registered, 'formerKeys' | 'emailKey'>,
  change: number,
): boolean => {
  const all = [...formerKeys, emailKey];
  return all.slice(change).some((key) => all.indexOf(key) < change - 1);
};

export const noUser: User = { is: 'none' };

export const evolve = (user: User, event: UserEvent): User => {
  if (event.type === 'UserRegistered') {
    const { userType: type, emailKey } = event.data;
    const fresh = {
      verified: false,
      emailVerified: false,
      formerKeys: [],
      onboardingCompleted: false,
      consents: {},
      erasure: null,
    };
    return { is: 'registered', type, emailKey, ...fresh };
  }
  if (user.is !== 'registered') return user;
  switch (event.type) {
    case 'EmailVerified':
      return { ...user, emailVerified: true };
    case 'EmailChanged':
      return {
        ...user,
        emailKey: event.data.emailKey,
        emailVerified: true,
        formerKeys: [...user.formerKeys, user.emailKey],
      };
    case 'UserTypeChosen':
      return { ...user, type: event.data.userType };
    case 'UserVerified':
      return { ...user, verified: true };
    case 'UserUnverified':
      return { ...user, verified: false };
    case 'OnboardingCompleted':
      return { ...user, onboardingCompleted: true };
    case 'ConsentGiven':
      return { ...user, consents: { ...user.consents, [event.data.kind]: event.data.version } };
    case 'ConsentWithdrawn': {
      const { [event.data.kind]: _withdrawn, ...consents } = user.consents;
      return { ...user, consents };
    }
    case 'ErasureScheduled':
      return { ...user, erasure: event.data };
    case 'ErasureCanceled':
      return { ...user, erasure: null };
    case 'UserErased':
      return { is: 'erased' };
    default:
      return user;
  }
};
