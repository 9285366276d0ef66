import { z } from 'zod';
import {
  assertedCredential,
  factorConfirmation,
  passkeyName,
  registeredCredential,
  type SecondFactorDetails,
} from './http/second-factor.js';
import type { SignedIn } from './identity.js';

/** One of `code` and `credential`. */
export const secondFactor = z.object({
  agent: z.string().max(1_000),
  /** What only this browser knows. */
  browser: z.string().max(200).optional(),
  challenge: z.string().max(200),
  code: z.string().max(100).optional(),
  credential: assertedCredential.optional(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

export const confirmed = factorConfirmation;
export type Confirmed = z.infer<typeof confirmed>;
export const removePasskey = confirmed.extend({ passkeyId: z.string().max(1_500) });
export type RemovePasskey = z.infer<typeof removePasskey>;
export const finishAuthenticator = z.object({ code: z.string().max(100) });
export const finishPasskey = z.object({ credential: registeredCredential, name: passkeyName });
export type FinishPasskey = z.infer<typeof finishPasskey>;

/** Refused with as `details` of SECOND_FACTOR_REQUIRED and SECOND_FACTOR_CONFIRMATION_REQUIRED. */
export type FactorChallenge = SecondFactorDetails;

export interface FactorsView {
  readonly passed: boolean;
  readonly passkeysPossible: boolean;
  readonly authenticator: { readonly addedAt: string } | null;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly addedAt: string;
    readonly lastUsedAt: string | null;
  }[];
  readonly recoveryCodesLeft: number;
}

/** `recoveryCodes`: shown this once; null where there were some before. */
export interface FactorAdded {
  readonly factors: FactorsView;
  readonly recoveryCodes: readonly string[] | null;
}

/**
 * A second factor at the sign-in, and setting one up. Whatever changes factors refuses REAUTH_REQUIRED without a password or a fresh
 * sign-in, and SECOND_FACTOR_CONFIRMATION_REQUIRED where a factor has to be shown as well.
 */
export interface SecondFactorCalls {
  /** Refuses SECOND_FACTOR_FAILED and SECOND_FACTOR_CHALLENGE_ENDED. */
  secondFactor(body: SecondFactor): Promise<SignedIn>;
  factors(body: Record<string, never>): Promise<FactorsView>;
  beginAuthenticator(body: Confirmed): Promise<{ readonly secret: string; readonly uri: string }>;
  /** Refuses AUTHENTICATOR_CODE_WRONG and AUTHENTICATOR_SETUP_ENDED. */
  finishAuthenticator(body: { readonly code: string }): Promise<FactorAdded>;
  removeAuthenticator(body: Confirmed): Promise<FactorsView>;
  beginPasskey(body: Confirmed): Promise<{ readonly options: Readonly<Record<string, unknown>> }>;
  /** Refuses PASSKEY_INVALID. */
  finishPasskey(body: FinishPasskey): Promise<FactorAdded>;
  removePasskey(body: RemovePasskey): Promise<FactorsView>;
  newRecoveryCodes(body: Confirmed): Promise<{ readonly recoveryCodes: readonly string[] }>;
  /** Operators only: for a person who lost all of their factors. Refuses USER_NOT_FOUND. */
  resetFactors(body: { readonly email: string }): Promise<{ readonly removed: boolean }>;
}
