import { z } from 'zod';
import type { AddressLinkCalls } from './address-links.js';
import type { GrowthWindow, NewByDay } from '../common/growth.js';
import { userTypes, type UserType } from './user-types.js';
import type { Onboarding, onboardingBody, PersonalSettings, personalSettingsBody } from './personal-settings.js';
import type { MailCalls } from './mails.js';
import type { PrivacyCalls } from './privacy.js';
import type { SecondFactorCalls } from './second-factor.js';
import type { SentMailCalls } from './mails.js';
import type { PersonView, PersonName, Correspondent, Tokens, SignedIn } from './person.js';

/** The public half of a key that signs access tokens. */
export interface PublicKey {
  readonly kid: string;
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

const typed = z.string().max(10_000);
/** Where a request came from: it names a session's device and is not stored as it is. */
const from = { agent: z.string().max(1_000) };
/** What only this browser knows. It shows that a link is opened where the account was made; by itself it opens nothing. */
const browser = z.string().max(100).optional();

export type ProviderName = 'google' | 'github';

export const register = z.object({
  ...from,
  browser,
  email: typed,
  password: typed,
  fullName: typed,
  userType: typed,
  companyName: typed.nullable(),
  phone: typed.nullable(),
  /** Undefined: the first sign-in asks for it. */
  acceptedTerms: z.boolean().optional(),
  marketingConsent: z.boolean().optional(),
});
export type Register = z.infer<typeof register>;

export const login = z.object({ ...from, browser, email: typed, password: typed });
export type Login = z.infer<typeof login>;
export const refresh = z.object({ ...from, refreshToken: z.string().max(500) });
export type Refresh = z.infer<typeof refresh>;

export const updatePassword = z.object({
  ...from,
  newPassword: typed,
  resetToken: z.string().max(500).optional(),
  currentPassword: typed.optional(),
});
export type UpdatePassword = z.infer<typeof updatePassword>;

export const reviseProfile = z.object({
  fullName: typed.optional(),
  phone: typed.nullish(),
  companyName: typed.nullish(),
  userType: typed.optional(),
  acceptedTerms: z.boolean().optional(),
  marketingConsent: z.boolean().optional(),
});
export type ReviseProfile = z.infer<typeof reviseProfile>;

export const changeEmail = z.object({ email: typed, password: typed });
export type ChangeEmail = z.infer<typeof changeEmail>;

export const deleteAccount = z.object({
  phrase: typed,
  password: typed.optional(),
  reviewsToo: z.boolean().optional(),
});
export type DeleteAccount = z.infer<typeof deleteAccount>;

export const listPeople = z.object({
  q: z.string().max(200).optional(),
  type: z.enum(userTypes).optional(),
  verified: z.boolean().optional(),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
});
export type ListPeople = z.infer<typeof listPeople>;

export interface SessionView {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/** The caller is always the token of the context. Every call may refuse TOO_MANY_ATTEMPTS with `retryAfterMs` in its details. */
export interface IdentityCalls extends PrivacyCalls, MailCalls, AddressLinkCalls, SecondFactorCalls, SentMailCalls {
  /** Public keys of all tokens that may still count, and of the next ones. */
  keys(body: Record<string, never>): Promise<readonly PublicKey[]>;
  /** Sessions that ended since `since` (ISO) and whose access tokens may not have expired yet. */
  endedSessions(body: { readonly since: string }): Promise<
    readonly {
      readonly userId: string;
      readonly sessionId: string | null;
      readonly except: string | null;
      readonly at: string;
    }[]
  >;
  /** Alike whether or not the address is known; the truth goes to the mailbox. */
  register(body: Register): Promise<{ readonly registered: true }>;
  /** Refuses LOGIN_FAILED, and SECOND_FACTOR_REQUIRED with a challenge. A person whose erasure is scheduled may sign in and take it back. */
  login(body: Login): Promise<SignedIn>;
  /** Refuses SESSION_ENDED, SESSION_REVOKED (an old token was used again; the family has ended). */
  refresh(body: Refresh): Promise<Tokens>;
  /** Ends the session of the token, however old; never refuses. */
  logout(body: { readonly token?: string }): Promise<{ readonly ended: true }>;
  /** Which ways in beside a password are configured. */
  providers(body: Record<string, never>): Promise<Readonly<Record<ProviderName, boolean>>>;
  /** `browser`: what only this browser knows. Refuses PROVIDER_UNKNOWN. */
  beginProvider(body: { readonly provider: ProviderName; readonly browser: string }): Promise<{ readonly url: string }>;
  /** `query`: as the provider sent it. The exchange reports what went wrong. */
  finishProvider(body: {
    readonly provider: ProviderName;
    readonly query: string;
    readonly browser: string;
  }): Promise<{ readonly code: string }>;
  /** Once, within a minute. Refuses PROVIDER_FAILED, PROVIDER_EMAIL_UNVERIFIED, PROVIDER_ACCOUNT_UNVERIFIED. */
  exchange(body: { readonly code: string; readonly browser: string; readonly agent: string }): Promise<SignedIn>;
  me(body: Record<string, never>): Promise<PersonView>;
  requestReset(body: { readonly email: string }): Promise<{ readonly sent: true }>;
  /** For the address; for the caller's own where it is empty. */
  resendVerification(body: { readonly email?: string }): Promise<{ readonly sent: true }>;
  /** Refuses RESET_TOKEN_INVALID, PASSWORD_WRONG, REAUTH_REQUIRED, and what a password must be. */
  updatePassword(body: UpdatePassword): Promise<{ readonly changed: true }>;
  reviseProfile(body: ReviseProfile): Promise<PersonView>;
  /** Mails the new address; the old one counts until the link is opened and confirmed. Refuses EMAIL_UNVERIFIED. */
  changeEmail(body: ChangeEmail): Promise<{ readonly sent: true }>;
  /** An address below /api/files that the BFF put there, or null to remove the picture. */
  chooseAvatar(body: { readonly avatar: string | null }): Promise<PersonView>;
  sessions(body: Record<string, never>): Promise<readonly SessionView[]>;
  endSession(body: { readonly sessionId: string }): Promise<{ readonly ended: true }>;
  endOtherSessions(body: Record<string, never>): Promise<{ readonly ended: number }>;
  settings(body: Record<string, never>): Promise<PersonalSettings>;
  chooseSettings(body: z.infer<typeof personalSettingsBody>): Promise<PersonalSettings>;
  onboarding(body: Record<string, never>): Promise<Onboarding>;
  keepOnboarding(body: z.infer<typeof onboardingBody>): Promise<Onboarding>;
  /** Of a new company; with `companyId` what is changed of one that exists. */
  companyDraft(body: { readonly companyId?: string }): Promise<Readonly<Record<string, unknown>> | null>;
  keepCompanyDraft(body: {
    readonly draft: Readonly<Record<string, unknown>> | null;
    readonly companyId?: string;
  }): Promise<{ readonly kept: true }>;
  /** Refuses PHRASE_WRONG, PASSWORD_WRONG, LAST_ADMIN. `eraseAt` null: a mailed link confirms. */
  deleteAccount(body: DeleteAccount): Promise<{ readonly eraseAt: string | null }>;
  restoreAccount(body: Record<string, never>): Promise<PersonView>;
  /** How many have an account, for everybody. */
  peopleCount(body: Record<string, never>): Promise<{ readonly people: number }>;
  /** At most 100; those who are erased or hidden are left out. */
  people(body: { readonly ids: readonly string[] }): Promise<readonly PersonName[]>;
  /** People who wrote to the caller's companies, of at most 100 conversations; others are omitted. */
  correspondents(body: { readonly conversationIds: readonly string[] }): Promise<readonly Correspondent[]>;

  /** Admins only, like all that follow unless noted. */
  newPeople(body: GrowthWindow): Promise<NewByDay>;
  listPeople(body: ListPeople): Promise<{ readonly people: readonly PersonView[]; readonly total: number }>;
  peopleStats(body: Record<string, never>): Promise<{ readonly total: number; readonly verified: number }>;
  markVerified(body: { readonly userId: string; readonly verified: boolean }): Promise<PersonView>;
  /** Refuses LAST_ADMIN. */
  giveType(body: { readonly userId: string; readonly userType: UserType }): Promise<PersonView>;
  /** Hides and signs out at once, erases after 14 days. Refuses LAST_ADMIN. */
  deletePerson(body: { readonly userId: string }): Promise<{ readonly eraseAt: string }>;
  /** Operators only. Makes an admin, or makes an existing person one; without a password a one-time set-up link is answered. */
  createAdmin(body: { readonly email: string; readonly password?: string; readonly fullName?: string }): Promise<{
    readonly userId: string;
    readonly setUpUrl: string | null;
  }>;
  /** Operators only. */
  hasAdmin(body: Record<string, never>): Promise<{ readonly hasAdmin: boolean }>;
}
