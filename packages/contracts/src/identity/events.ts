import type { Event } from '@carsi/kernel/event';
import type { UserType } from './user-types.js';
import type { PersonalSettings } from './personal-settings.js';

/** Events of the identity service. They carry no names, addresses or e-mails. */
export const identityTopic = 'identity.events';
interface OfPerson {
  readonly userId: string;
}

export type UserRegistered = Event<'UserRegistered', OfPerson & { readonly userType: UserType | null }>;
export type EmailVerified = Event<'EmailVerified', OfPerson>;
/** Name, picture or what others may see of it read differently now. */
export type ProfileRevised = Event<'ProfileRevised', OfPerson>;
/** Switches that other services keep to; only those that were chosen now. */
export type SettingsChosen = Event<'SettingsChosen', OfPerson & { readonly choices: SettingsChoices }>;
export type UserTypeChosen = Event<'UserTypeChosen', OfPerson & { readonly userType: UserType }>;
/** Access tokens of this session, or of all where `sessionId` is null, count no more; BFFs keep it until they have expired. */
export type SessionsEnded = Event<
  'SessionsEnded',
  OfPerson & { readonly sessionId: string | null; /** Stays signed in. */ readonly except: string | null }
>;
/** Hidden and signed out until `eraseAt`; can still be taken back. */
export type ErasureScheduled = Event<'ErasureScheduled', OfPerson & { readonly eraseAt: string }>;
export type ErasureCanceled = Event<'ErasureCanceled', OfPerson>;
/** Every service destroys its keys of this person; reviews stay without a name unless `purposes` names them. */
export type UserErased = Event<
  'UserErased',
  OfPerson & { readonly purposes: readonly ('profile' | 'messages' | 'requests' | 'reviews')[] }
>;
export type IdentityEvent =
  | UserRegistered
  | EmailVerified
  | ProfileRevised
  | SettingsChosen
  | UserTypeChosen
  | SessionsEnded
  | ErasureScheduled
  | ErasureCanceled
  | UserErased;

/** The settings that are more than how one's own screens look. */
export type SettingsChoices = Partial<
  Pick<
    PersonalSettings,
    | 'profileVisibility'
    | 'showEmail'
    | 'showPhone'
    | 'allowMessages'
    | 'allowReviews'
    | 'emailNotifications'
    | 'reviewNotifications'
    | 'messageNotifications'
    | 'shareData'
  >
>;
