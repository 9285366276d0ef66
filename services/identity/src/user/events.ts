import type { chosenTypes } from '@carsi/contracts/identity/user-types';
import type { PersonalSettings } from '@carsi/contracts/identity/personal-settings';
import type { Event } from '@carsi/kernel/event';

// Names and shapes are on disk for ever. Whose they are says the stream, `user-<id>`; which fields are sealed says personal.ts.

export type ChosenType = (typeof chosenTypes)[number];
export type ConsentKind = 'terms' | 'notice' | 'marketing-email';
export type Purpose = 'profile' | 'messages' | 'requests' | 'reviews';
type Nothing = Record<string, never>;

/** What spec 2 §3 lets a person set, but for what is in the profile and for consents. */
export type ChosenSettings = Partial<Omit<PersonalSettings, 'displayName' | 'email' | 'phone' | 'marketingEmails'>>;

export interface Profile {
  readonly fullName: string;
  readonly phone: string | null;
  readonly companyName: string | null;
}

export type UserRegistered = Event<
  'UserRegistered',
  Profile & {
    readonly email: string;
    /** HMAC of the address under the server's secret: its claim is `email:<emailKey>`. */
    readonly emailKey: string;
    readonly userType: ChosenType | null;
  }
>;
export type EmailVerified = Event<'EmailVerified', { readonly emailKey: string }>;
/** The new address proved itself by its link. */
export type EmailChanged = Event<'EmailChanged', { readonly email: string; readonly emailKey: string }>;
export type ProfileRevised = Event<'ProfileRevised', Partial<Profile>>;
export type AvatarChosen = Event<'AvatarChosen', { readonly avatar: string | null }>;
export type UserTypeChosen = Event<'UserTypeChosen', { readonly userType: ChosenType }>;
export type UserVerified = Event<'UserVerified', Nothing>;
export type UserUnverified = Event<'UserUnverified', Nothing>;
export type SettingsChosen = Event<'SettingsChosen', ChosenSettings>;
export type OnboardingKept = Event<'OnboardingKept', { readonly answers: Readonly<Record<string, unknown>> }>;
export type OnboardingCompleted = Event<'OnboardingCompleted', Nothing>;
/** Of a new company; with `companyId` what is changed of one that exists. */
export type CompanyDraftKept = Event<
  'CompanyDraftKept',
  { readonly draft: Readonly<Record<string, unknown>> | null; readonly companyId?: string }
>;
export type ConsentGiven = Event<
  'ConsentGiven',
  { readonly kind: ConsentKind; readonly version: string; readonly channel: string }
>;
export type ConsentWithdrawn = Event<'ConsentWithdrawn', { readonly kind: ConsentKind; readonly channel: string }>;
export type ErasureScheduled = Event<
  'ErasureScheduled',
  { readonly eraseAt: string; readonly asked: 'person' | 'admin'; readonly purposes: readonly Purpose[] }
>;
export type ErasureCanceled = Event<'ErasureCanceled', Nothing>;
export type UserErased = Event<'UserErased', { readonly purposes: readonly Purpose[] }>;

export type UserEvent =
  | UserRegistered
  | EmailVerified
  | EmailChanged
  | ProfileRevised
  | AvatarChosen
  | UserTypeChosen
  | UserVerified
  | UserUnverified
  | SettingsChosen
  | OnboardingKept
  | OnboardingCompleted
  | CompanyDraftKept
  | ConsentGiven
  | ConsentWithdrawn
  | ErasureScheduled
  | ErasureCanceled
  | UserErased;
