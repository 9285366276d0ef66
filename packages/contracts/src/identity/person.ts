import type { UserType } from './user-types.js';

/** A person as they themselves, and an admin, see them. Times ISO-8601 UTC. */
export interface PersonView {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly userType: UserType;
  readonly typeChosen: boolean;
  readonly verified: boolean;
  readonly emailVerifiedAt: string | null;
  /** Address of the picture below this site. */
  readonly avatar: string | null;
  readonly companyName: string | null;
  readonly phone: string | null;
  readonly onboardingCompleted: boolean;
  readonly acceptedTerms: boolean;
  readonly hasPassword: boolean;
  readonly createdAt: string;
  readonly eraseAt: string | null;
}

/** What others may see of a person: initials without a picture where the profile is private. */
export interface PersonName {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
}

/** A person as a company sees them that they wrote to: address and phone where they show them. */
export interface Correspondent extends PersonName {
  readonly email: string | null;
  readonly phone: string | null;
}

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

export interface SignedIn extends Tokens {
  readonly user: PersonView;
}
