import type { CompanyProfile } from '@carsi/contracts/directory/company-profile';
import type { Command } from '@carsi/kernel/event';

export type SubmitCompany = Command<
  'SubmitCompany',
  {
    readonly profile: CompanyProfile;
    readonly slug: string;
    readonly ownerId: string | null;
    readonly sample: boolean;
    /** Of its plan; UNLIMITED is -1. */
    readonly maxPhotos: number;
  }
>;
/** An owner's save. Fields marked `atOnce` in the table are public at once; the others are pending while a page is live. */
export type ReviseCompany = Command<
  'ReviseCompany',
  { readonly changes: Partial<CompanyProfile>; readonly maxPhotos: number }
>;
/** `slug` is what the address becomes when the name changed. */
export type ApproveCompany = Command<'ApproveCompany', { readonly slug: string }>;
export type RejectCompany = Command<'RejectCompany', { readonly reason: string | null }>;
/** Creates or amends, approved and public. */
export type ImportCompany = Command<
  'ImportCompany',
  {
    readonly profile: CompanyProfile;
    readonly slug: string;
    readonly externalId: string;
    readonly verified: boolean;
    readonly featured: boolean;
    readonly sample: boolean;
    /** What the list does not tell: a company that is there keeps it. */
    readonly keeps?: readonly string[];
  }
>;
export type SuspendCompany = Command<'SuspendCompany', { readonly reason: string | null }>;
export type ReinstateCompany = Command<'ReinstateCompany', Record<string, never>>;
export type CloseCompany = Command<'CloseCompany', { readonly forGood: boolean }>;
export type RestoreCompany = Command<'RestoreCompany', Record<string, never>>;
/** Proven by whom the claim says. */
export type ClaimCompany = Command<'ClaimCompany', { readonly ownerId: string }>;
export type UnclaimCompany = Command<'UnclaimCompany', { readonly ownerId: string }>;
export type MarkCompany = Command<'MarkCompany', { readonly verified?: boolean; readonly featured?: boolean }>;

export type CompanyCommand =
  | SubmitCompany
  | ReviseCompany
  | ApproveCompany
  | RejectCompany
  | ImportCompany
  | SuspendCompany
  | ReinstateCompany
  | CloseCompany
  | RestoreCompany
  | ClaimCompany
  | UnclaimCompany
  | MarkCompany;
