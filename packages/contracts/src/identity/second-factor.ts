import { z } from 'zod';
import type { SignedIn } from './person.js';

/** Ways to show a second factor, in the order in which a screen offers them. */
export const factorMethods = ['passkey', 'authenticator', 'recovery-code'] as const;
export type FactorMethod = (typeof factorMethods)[number];
const encoded = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/);
const transports = z.array(z.string().max(30)).max(10).optional();
/** What `navigator.credentials.create` answers, as @simplewebauthn/browser writes it. Fields that nothing is made of are dropped. */
export const registeredCredential = z.object({
  id: encoded(1_500),
  rawId: encoded(1_500),
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: encoded(8_000), attestationObject: encoded(40_000), transports }),
});
export type RegisteredCredential = z.infer<typeof registeredCredential>;
/** What `navigator.credentials.get` answers. */
export const assertedCredential = z.object({
  id: encoded(1_500),
  rawId: encoded(1_500),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded(8_000),
    authenticatorData: encoded(8_000),
    signature: encoded(4_000),
    userHandle: encoded(200).nullish(),
  }),
});
export type AssertedCredential = z.infer<typeof assertedCredential>;
const challenge = z.string().max(200);
/** Six digits of an authenticator, or a recovery code; spaces and hyphens do not count. */
const code = z.string().max(100);
/**
 * What a change of factors is confirmed with: the password where the sign-in is older than ten minutes, and a factor where the service
 * answered 422 SECOND_FACTOR_CONFIRMATION_REQUIRED with a challenge.
 */
export const factorConfirmation = z.object({
  password: z.string().max(10_000).optional(),
  challenge: challenge.optional(),
  code: code.optional(),
  credential: assertedCredential.optional(),
});
export type FactorConfirmation = z.infer<typeof factorConfirmation>;
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']).optional(),
  allowCredentials: z
    .array(z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() }))
    .optional(),
});
export type PasskeyRequestOptions = z.infer<typeof requestOptions>;
/** `details` of 401 SECOND_FACTOR_REQUIRED and of 422 SECOND_FACTOR_CONFIRMATION_REQUIRED. */
export const secondFactorDetails = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(factorMethods)),
  /** For `navigator.credentials.get`; null without a passkey. */
  passkey: requestOptions.nullable(),
});
export type SecondFactorDetails = z.infer<typeof secondFactorDetails>;
export const passkeyName = z.string().max(200);

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
