import type { PersonalSettingsBody } from '@carsi/contracts/identity/personal-settings';
import { refuse } from '@carsi/kernel/refusal';
import type { ChosenSettings, Profile } from '../user/events.js';
import { bioOf, locationOf, nameOf, phoneOf, websiteOf } from '../user/texts.js';

/** Parses the settings page by destination: `displayName` is the full name, marketing is a consent. */
export const readSettings = (
  typed: PersonalSettingsBody,
): {
  readonly profile: Partial<Profile>;
  readonly settings: ChosenSettings;
  readonly marketingEmails: boolean | undefined;
} => {
  const { displayName, phone, bio, location, website, marketingEmails, ...switches } = typed;
  // English is in the specification and not available yet.
  if (switches.language === 'en') return refuse('LANGUAGE_NOT_OFFERED');
  return {
    profile: {
      ...(displayName !== undefined && { fullName: nameOf(displayName, 'PROFILE_NAME_REQUIRED') }),
      ...(phone !== undefined && { phone: phoneOf(phone) }),
    },
    settings: {
      ...switches,
      ...(bio !== undefined && { bio: bioOf(bio) }),
      ...(location !== undefined && { location: locationOf(location) }),
      ...(website !== undefined && { website: websiteOf(website) }),
    },
    marketingEmails,
  };
};
