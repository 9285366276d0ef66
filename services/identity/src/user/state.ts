import type { ChosenType, ConsentKind, ErasureScheduled, UserEvent } from './events.js';

/** What rules need. Streams are read sealed, so there is no name and no address in it. */
export interface Registered {
  readonly is: 'registered';
  readonly type: ChosenType | null;
  readonly verified: boolean;
  readonly emailKey: string;
  readonly emailVerified: boolean;
  readonly onboardingCompleted: boolean;
  /** Kind → the version that was accepted. */
  readonly consents: Readonly<Partial<Record<ConsentKind, string>>>;
  readonly erasure: Pick<ErasureScheduled['data'], 'eraseAt' | 'asked' | 'purposes'> | null;
}
/** An erased person keeps the claim only for as long as it takes to release it. */
export type User = { readonly is: 'none' | 'erased' } | Registered;

export const nobody: User = { is: 'none' };

export const evolve = (user: User, event: UserEvent): User => {
  if (event.type === 'UserRegistered') {
    const { userType: type, emailKey } = event.data;
    const fresh = { verified: false, emailVerified: false, onboardingCompleted: false, consents: {}, erasure: null };
    return { is: 'registered', type, emailKey, ...fresh };
  }
  if (user.is !== 'registered') return user;
  switch (event.type) {
    case 'EmailVerified':
      return { ...user, emailVerified: true };
    case 'EmailChanged':
      return { ...user, emailKey: event.data.emailKey, emailVerified: true };
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
