import { z } from 'zod';
import { assertedCredential, factorConfirmation, passkeyName, registeredCredential } from '../second-factor.js';
import { routes } from '../../common/route.js';

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

export const factorRoutes = routes({
  'GET /api/auth/factors': { summary: 'Doğrulama adımları', who: 'member', answer: factorsAnswer },
  'POST /api/auth/factors/authenticator': {
    summary: 'Doğrulama uygulaması kurmaya başla',
    who: 'member',
    body: factorConfirmation,
    answer: authenticatorAnswer,
  },
  'POST /api/auth/factors/authenticator/confirm': {
    summary: 'Doğrulama uygulamasını ilk koduyla ekle',
    who: 'member',
    body: authenticatorCodeBody,
    answer: factorAddedAnswer,
  },
  'DELETE /api/auth/factors/authenticator': {
    summary: 'Doğrulama uygulamasını kaldır',
    who: 'member',
    body: factorConfirmation,
    answer: factorsAnswer,
  },
  'POST /api/auth/factors/recovery-codes': {
    summary: 'Yeni kurtarma kodları oluştur',
    who: 'member',
    body: factorConfirmation,
    answer: recoveryCodesAnswer,
  },
  'POST /api/auth/passkeys/options': {
    summary: 'Geçiş anahtarı eklemeye başla',
    who: 'member',
    body: factorConfirmation,
    answer: passkeyOptionsAnswer,
  },
  'POST /api/auth/passkeys/verify': {
    summary: 'Geçiş anahtarını ekle',
    who: 'member',
    body: passkeyBody,
    answer: factorAddedAnswer,
  },
  'DELETE /api/auth/passkeys/{id}': {
    summary: 'Geçiş anahtarını kaldır',
    who: 'member',
    body: factorConfirmation,
    answer: factorsAnswer,
  },
});
