import { z } from 'zod';

// Ownership claims: a person proves that a company without an owner is theirs.

export const claimStates = ['code', 'waiting', 'claimed', 'rejected'] as const;
export type ClaimState = (typeof claimStates)[number];

/** One claim per company and person: the pair is its id. Ids of companies have no `_`. */
export const claimIdOf = (claim: { readonly companyId: string; readonly userId: string }): string =>
  `${claim.companyId}_${claim.userId}`;
export const companyOfClaim = (claimId: string): string => claimId.slice(0, claimId.indexOf('_'));

/** A claim as its claimant sees it. */
export interface ClaimView {
  readonly state: ClaimState;
  /** Where the code went, mostly hidden: `b***@ada.example`. */
  readonly sentTo: string | null;
  readonly reason: string | null;
}

/** A claim that awaits an admin. */
export interface WaitingClaim {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly companySlug: string;
  readonly userId: string;
  /** The name of a picture that only admins are shown. */
  readonly document: string;
  readonly handedAt: string;
}

export const claimCompany = z.object({
  companyId: z.string().max(64),
  /** Six digits; absent: one is sent. */
  code: z.string().max(20).optional(),
  /** Instead of a code. */
  document: z.string().max(100).optional(),
});
export type ClaimCompany = z.infer<typeof claimCompany>;

export const decideClaim = z.object({
  claimId: z.string().max(140),
  approved: z.boolean(),
  reason: z.string().max(1_000).nullable(),
});
export type DecideClaim = z.infer<typeof decideClaim>;

export interface ClaimsCalls {
  /**
   * Business accounts with a verified e-mail. Refuses COMPANY_NOT_FOUND, CLAIM_OWNED, CLAIM_NO_ADDRESS (no e-mail is published),
   * CLAIM_TOO_MANY_CODES, CLAIM_CODE_EXPIRED, CLAIM_CODE_WRONG, CLAIM_WAITS.
   */
  claimCompany(body: ClaimCompany): Promise<ClaimView>;
  /** Admins only, as the next. Who came first is first. */
  waitingClaims(body: {
    readonly limit: number;
    readonly offset: number;
  }): Promise<{ readonly claims: readonly WaitingClaim[]; readonly total: number }>;
  decideClaim(body: DecideClaim): Promise<ClaimView>;
}
