// Every secret that this service hands out: how long it counts, how often, and what ends it before. Code reads lifetimes and revocation
// from here; docs/secrets.md is this table for readers, and secrets.spec.ts compares the two.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What happens to an account and ends secrets of it. */
export type Occasion =
  /** By the signed-in person. */
  | 'password-changed'
  /** By a mailed link, or by an operator. */
  | 'password-reset'
  /** By a person who proves that the account was theirs before. */
  | 'address-verified'
  /** The owner of the mailbox appears, and nothing shows that the account was theirs before. */
  | 'account-claimed'
  | 'address-changed'
  | 'address-restored'
  | 'admin-appointed'
  | 'admin-dismissed'
  | 'provider-linked'
  | 'signed-out-everywhere'
  | 'erasure-scheduled'
  | 'erasure-canceled'
  /** Another of the same kind was made. */
  | 'replaced';

export interface Secret {
  readonly livesMs: number;
  readonly uses: 'once' | 'replaced with each use' | 'any';
  /** What must still be so when it is used. */
  readonly bound: string;
  readonly revokedBy: readonly Occasion[];
}

/** A link that was requested before one of these must not undo it. */
const ANY_PROOF: readonly Occasion[] = [
  'password-changed',
  'password-reset',
  'address-verified',
  'account-claimed',
  'address-changed',
  'address-restored',
  'admin-appointed',
  'provider-linked',
  'signed-out-everywhere',
];
/** All devices sign in again. */
const ALL_OUT: readonly Occasion[] = [
  'password-changed',
  'password-reset',
  'account-claimed',
  'address-restored',
  'admin-appointed',
  'admin-dismissed',
  'erasure-scheduled',
  'signed-out-everywhere',
];

/** Mailed links, by the kind of their token. */
export const links = {
  'verify-email': {
    livesMs: 48 * HOUR,
    uses: 'once',
    bound: 'the address it was mailed to',
    revokedBy: ['address-changed', 'address-restored', 'admin-appointed'],
  },
  'change-email': {
    livesMs: 48 * HOUR,
    uses: 'once',
    bound: 'the former address, and a session or the password of the account',
    revokedBy: [...ANY_PROOF, 'replaced'],
  },
  reset: {
    livesMs: HOUR,
    uses: 'once',
    bound: 'the address it was mailed to',
    revokedBy: [...ANY_PROOF, 'replaced'],
  },
  'set-up': {
    livesMs: 24 * HOUR,
    uses: 'once',
    bound: 'the address it was made for',
    revokedBy: [...ANY_PROOF, 'replaced'],
  },
  'delete-account': {
    livesMs: HOUR,
    uses: 'once',
    bound: 'the address it was mailed to',
    revokedBy: [...ANY_PROOF, 'erasure-canceled'],
  },
  /** To the former address. A thief who changes the password as well must not end it. */
  'take-back': {
    livesMs: 7 * DAY,
    uses: 'once',
    bound: 'the account; going back to an earlier address ends those of later changes',
    revokedBy: [],
  },
} as const satisfies Readonly<Record<string, Secret>>;
export type TokenKind = keyof typeof links;

/** What else opens something. */
export const keys = {
  'refresh-token': {
    livesMs: 30 * DAY,
    uses: 'replaced with each use',
    bound: 'its session; an older one that comes back ends the session',
    revokedBy: ALL_OUT,
  },
  'access-token': {
    livesMs: 15 * MINUTE,
    uses: 'any',
    bound: 'its session, and the key that signed it',
    revokedBy: ALL_OUT,
  },
  'known-browser': {
    livesMs: 180 * DAY,
    uses: 'any',
    bound: 'the person who registered or signed in with it; opens nothing by itself',
    revokedBy: ['password-reset', 'account-claimed', 'address-restored', 'admin-appointed', 'signed-out-everywhere'],
  },
  'provider-link': {
    livesMs: Number.POSITIVE_INFINITY,
    uses: 'any',
    bound: 'the provider’s own key of the person; those that another address led to are ended',
    revokedBy: ALL_OUT,
  },
  'provider-state': { livesMs: 10 * MINUTE, uses: 'once', bound: 'the browser that left', revokedBy: [] },
  'provider-code': { livesMs: MINUTE, uses: 'once', bound: 'the browser that came back', revokedBy: [] },
  'factor-challenge': {
    livesMs: 5 * MINUTE,
    uses: 'once',
    bound: 'one account and the password that was shown, or one session; five tries',
    revokedBy: [],
  },
  'export-key': { livesMs: 10 * MINUTE, uses: 'any', bound: 'one person’s one file', revokedBy: [] },
} as const satisfies Readonly<Record<string, Secret>>;

export const endedBy = (secret: Secret, occasion: Occasion): boolean => secret.revokedBy.includes(occasion);
