import type { PersonalFields } from '@carsi/platform/personal/sealed-store';
import type { UserEvent } from './events.js';

const person = (_event: unknown, stream: string): string => stream.slice('user-'.length);
const ofProfile = (...fields: string[]): PersonalFields => ({ purpose: 'profile', fields, person });

/** The personal fields of our events: sealed before they are written, opened for projections. */
export const personal: Partial<Record<UserEvent['type'], PersonalFields>> & Record<string, PersonalFields> = {
  UserRegistered: ofProfile('email', 'fullName', 'phone', 'companyName'),
  EmailChanged: ofProfile('email'),
  ProfileRevised: ofProfile('fullName', 'phone', 'companyName'),
  SettingsChosen: ofProfile('bio', 'location', 'website'),
  OnboardingKept: ofProfile('answers'),
  CompanyDraftKept: ofProfile('draft'),
};
