import { z } from 'zod';

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

/** POST /auth/second-factor: one of `code` and `credential`. */
export const secondFactorBody = z.object({
  challenge,
  code: code.optional(),
  credential: assertedCredential.optional(),
});
export type SecondFactorBody = z.infer<typeof secondFactorBody>;

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

/** GET /auth/factors. */
export const factorsAnswer = z.object({
  /** Whether this session was opened, or has set up its account, with a factor. */
  passed: z.boolean(),
  /** False where this site's address rules passkeys out: an IP address, or plain http other than localhost. */
  passkeys_possible: z.boolean(),
  authenticator: z.object({ added_at: z.iso.datetime() }).nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      added_at: z.iso.datetime(),
      last_used_at: z.iso.datetime().nullable(),
    }),
  ),
  recovery_codes_left: z.int(),
});
export type FactorsAnswer = z.infer<typeof factorsAnswer>;

/** POST /auth/factors/authenticator: what an authenticator app is given, as text and as the address in the QR code. */
export const authenticatorAnswer = z.object({ secret: z.string(), uri: z.string() });
export type AuthenticatorAnswer = z.infer<typeof authenticatorAnswer>;
export const authenticatorCodeBody = z.object({ code: code.optional() });

/** POST /auth/passkeys/options: for `navigator.credentials.create`. */
export const passkeyOptionsAnswer = z.object({ options: z.record(z.string(), z.unknown()) });
export type PasskeyOptionsAnswer = z.infer<typeof passkeyOptionsAnswer>;
export const passkeyBody = z.object({ credential: registeredCredential, name: passkeyName.optional() });

/** `recovery_codes`: shown this once; null where there were some before. */
export const factorAddedAnswer = z.object({
  factors: factorsAnswer,
  recovery_codes: z.array(z.string()).nullable(),
});
export type FactorAddedAnswer = z.infer<typeof factorAddedAnswer>;
export const recoveryCodesAnswer = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;
