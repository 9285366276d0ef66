import type { CompanyFields } from '@carsi/contracts/directory/company-fields';
import type { CompanyProfile } from '@carsi/contracts/directory/company-profile';
import type { Event } from '@carsi/kernel/event';

// Names and shapes are on disk for ever.

type AddedLater = {
  [Name in keyof CompanyFields]: CompanyFields[Name] extends { readonly addedLater: true } ? Name : never;
}[keyof CompanyFields];
/** A profile as events store it: those of earlier versions have no value for fields that the table got later. */
export type StoredProfile = Omit<CompanyProfile, AddedLater> & Partial<Pick<CompanyProfile, AddedLater>>;

type BeforeThat = 'pending' | 'active' | 'rejected' | 'suspended';

/** The actor is not the owner: an admin, or the system for an operator. */
interface ByOther {
  readonly byOther?: true;
}

export type CompanySubmitted = Event<
  'CompanySubmitted',
  {
    readonly profile: StoredProfile;
    readonly slug: string;
    readonly ownerId: string | null;
    /** The operator's own key, for companies that came by import. */
    readonly externalId: string | null;
    readonly sample: boolean;
  }
>;
/** The waiting profile becomes the public one. */
export type CompanyApproved = Event<
  'CompanyApproved',
  { readonly slug: string; readonly ownerId: string | null; readonly sample: boolean }
>;
/** The reason is for the owner and never published. A live page stays as it was. */
export type CompanyRejected = Event<
  'CompanyRejected',
  { readonly reason: string | null; /** Not in the first version's events. */ readonly ownerId?: string | null }
>;
/** Pending approval; the public version stays. Only differences. */
export type CompanyRevised = Event<'CompanyRevised', ByOther & { readonly changes: Partial<StoredProfile> }>;
/** Public at once: what needs no approval, and what an operator imports. */
export type CompanyAmended = Event<
  'CompanyAmended',
  ByOther & { readonly changes: Partial<StoredProfile>; readonly slug: string }
>;
export type CompanySuspended = Event<'CompanySuspended', { readonly reason: string | null }>;
export type CompanyReinstated = Event<'CompanyReinstated', { readonly to: BeforeThat }>;
export type CompanyClosed = Event<'CompanyClosed', ByOther & { readonly restorableUntil: string | null }>;
export type CompanyRestored = Event<'CompanyRestored', ByOther & { readonly to: BeforeThat }>;
/** Ownership was proven: the person owns the company, and it is verified. */
export type CompanyClaimed = Event<'CompanyClaimed', { readonly ownerId: string }>;
/** Its owner was erased: the page stays without an owner. */
export type CompanyUnclaimed = Event<'CompanyUnclaimed', Record<string, never>>;
export type CompanyVerified = Event<'CompanyVerified', Record<string, never>>;
export type CompanyUnverified = Event<'CompanyUnverified', Record<string, never>>;
export type CompanyFeatured = Event<'CompanyFeatured', Record<string, never>>;
export type CompanyUnfeatured = Event<'CompanyUnfeatured', Record<string, never>>;

export type CompanyEvent =
  | CompanySubmitted
  | CompanyApproved
  | CompanyRejected
  | CompanyRevised
  | CompanyAmended
  | CompanySuspended
  | CompanyReinstated
  | CompanyClosed
  | CompanyRestored
  | CompanyClaimed
  | CompanyUnclaimed
  | CompanyVerified
  | CompanyUnverified
  | CompanyFeatured
  | CompanyUnfeatured;
