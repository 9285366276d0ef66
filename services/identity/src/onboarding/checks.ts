import type { OnboardingBody } from '@carsi/contracts/identity/personal-settings';
import { refuse } from '@carsi/kernel/refusal';
import { within } from '@carsi/platform/text/typed';
import type { ChosenSettings, ChosenType, Profile } from '../user/events.js';
import { bioOf, companyNameOf, locationOf, nameOf, oneLine, phoneOf, someLines, websiteOf } from '../user/texts.js';
import type { Answers } from './projection.js';

export interface ReadOnboarding {
  readonly profile: Partial<Profile>;
  readonly settings: ChosenSettings;
  readonly answers: Answers;
  readonly userType: ChosenType | undefined;
  readonly completed: boolean;
  /** Only where the business step was filled in. */
  readonly draft: Readonly<Record<string, unknown>> | undefined;
}

/** Parses the wizard's input, step by step, with the sentences of specification 1 §5; omitted steps stay as `before`. */
export const readOnboarding = (typed: OnboardingBody, before: Answers): ReadOnboarding => {
  const { fullName, phone, bio, city, notificationSettings, userType, completed, ...rest } = typed;
  const answers = answersOf(rest);
  const merged = { ...before, ...answers };
  const business = businessFields.some((field) => rest[field] !== undefined) && merged.setupLater !== true;
  if (business) checkBusiness(merged);
  return {
    profile: {
      ...(fullName !== undefined && { fullName: fullNameOf(fullName) }),
      ...(phone !== undefined && { phone: phoneOf(phone) }),
    },
    settings: {
      ...(bio !== undefined && { bio: bioOf(bio) }),
      ...(city !== undefined && { location: locationOf(city) }),
      ...(notificationSettings && {
        emailNotifications: notificationSettings.email,
        pushNotifications: notificationSettings.push,
        smsNotifications: notificationSettings.sms,
      }),
    },
    answers,
    userType: userType ?? undefined,
    completed: completed === true,
    draft: business ? draftOf(merged) : undefined,
  };
};

const businessFields = [
  'businessName',
  'businessCategory',
  'businessDescription',
  'businessAddress',
  'businessPhone',
  'businessWebsite',
] as const;

const fullNameOf = (typed: string): string => {
  const name = nameOf(typed, 'ONBOARDING_NAME_REQUIRED');
  return [...name].length < 2 ? refuse('ONBOARDING_NAME_TOO_SHORT') : name;
};

const answersOf = (typed: Answers): Answers => {
  const { businessName, businessDescription, businessAddress, businessPhone, businessWebsite, ...rest } = typed;
  const line = (text: string, longest: number): string => within(oneLine(text), longest, 'TEXT_TOO_LONG');
  return {
    ...rest,
    ...(businessName !== undefined && { businessName: companyNameOf(businessName) ?? '' }),
    ...(businessDescription !== undefined && {
      businessDescription: within(someLines(businessDescription), 5_000, 'TEXT_TOO_LONG'),
    }),
    ...(businessAddress !== undefined && { businessAddress: line(businessAddress, 500) }),
    // Unchecked, as in the specification: the company form validates it.
    ...(businessPhone !== undefined && { businessPhone: line(businessPhone, 50) }),
    ...(businessWebsite !== undefined && { businessWebsite: websiteOf(businessWebsite) }),
  };
};

const checkBusiness = ({ businessName, businessCategory, businessAddress }: Answers): void => {
  if (!businessName) refuse('BUSINESS_NAME_REQUIRED');
  if (!businessCategory) refuse('BUSINESS_CATEGORY_REQUIRED');
  if (!businessAddress) refuse('BUSINESS_ADDRESS_REQUIRED');
};

/** With the field names of the company form. */
const draftOf = (answers: Answers): Readonly<Record<string, unknown>> => ({
  name: answers.businessName,
  category: answers.businessCategory,
  address: answers.businessAddress,
  ...(answers.businessDescription && { description: answers.businessDescription }),
  ...(answers.businessPhone && { phone: answers.businessPhone }),
  ...(answers.businessWebsite && { website: answers.businessWebsite }),
});
