import type { IdentityEvent, SessionsEnded, SettingsChoices } from '@carsi/contracts/identity/events';
import type { Publish } from '@carsi/platform/platform';
import type { AdminsEvent } from './admins/admins.js';
import type { SettingsChosen, UserEvent } from './user/events.js';

/** The border: ids and facts are published, never names or contact data. */
export const publish: Publish = (event, { stream }): IdentityEvent | undefined => {
  const own = event as UserEvent | AdminsEvent | SessionsEnded;
  const userId = stream.slice('user-'.length);
  switch (own.type) {
    case 'UserRegistered':
      return { type: 'UserRegistered', data: { userId, userType: own.data.userType } };
    case 'EmailVerified':
    case 'EmailChanged':
      return { type: 'EmailVerified', data: { userId } };
    case 'ProfileRevised':
    case 'AvatarChosen':
      return { type: 'ProfileRevised', data: { userId } };
    case 'SettingsChosen':
      return publishedSettings(userId, own.data);
    case 'UserTypeChosen':
      return { type: 'UserTypeChosen', data: { userId, userType: own.data.userType } };
    case 'AdminAppointed':
      return { type: 'UserTypeChosen', data: { userId: own.data.userId, userType: 'admin' } };
    case 'AdminDismissed':
      return { type: 'UserTypeChosen', data: { userId: own.data.userId, userType: own.data.userType } };
    case 'SessionsEnded':
      return own;
    case 'ErasureScheduled':
      return { type: 'ErasureScheduled', data: { userId, eraseAt: own.data.eraseAt } };
    case 'ErasureCanceled':
      return { type: 'ErasureCanceled', data: { userId } };
    case 'UserErased':
      return { type: 'UserErased', data: { userId, purposes: own.data.purposes } };
    default:
      return undefined;
  }
};

const published = [
  'profileVisibility',
  'showEmail',
  'showPhone',
  'allowMessages',
  'allowReviews',
  'emailNotifications',
  'reviewNotifications',
  'messageNotifications',
  'shareData',
] as const satisfies readonly (keyof SettingsChoices)[];

const publishedSettings = (userId: string, chosen: SettingsChosen['data']): IdentityEvent | undefined => {
  const choices = Object.fromEntries(published.flatMap((name) => (name in chosen ? [[name, chosen[name]]] : [])));
  return Object.keys(choices).length === 0 ? undefined : { type: 'SettingsChosen', data: { userId, choices } };
};
