import { z } from 'zod';

/** Spec 2 §3, settings profile. GET returns the complete object, PUT merges the provided fields. */
export const personalSettings = z.object({
  displayName: z.string(),
  email: z.string(),
  phone: z.string(),
  bio: z.string(),
  location: z.string(),
  website: z.string(),
  profileVisibility: z.enum(['public', 'private', 'friends']),
  showEmail: z.boolean(),
  showPhone: z.boolean(),
  allowMessages: z.boolean(),
  allowReviews: z.boolean(),
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  reviewNotifications: z.boolean(),
  messageNotifications: z.boolean(),
  language: z.enum(['tr', 'en']),
  theme: z.enum(['light', 'dark', 'system']),
  autoLocation: z.boolean(),
  shareData: z.boolean(),
});
export type PersonalSettings = z.infer<typeof personalSettings>;
/** `email` is read-only: addresses change by /auth/change-email. */
export const personalSettingsBody = personalSettings
  .omit({ email: true })
  .extend({ displayName: z.string().max(10_000), phone: z.string().max(10_000), bio: z.string().max(10_000) })
  .partial();
export type PersonalSettingsBody = z.infer<typeof personalSettingsBody>;
/** Spec 2 §9. The first six come from the profile. */
export const settingsDefaults = {
  profileVisibility: 'public',
  showEmail: false,
  showPhone: false,
  allowMessages: true,
  allowReviews: true,
  emailNotifications: true,
  pushNotifications: true,
  smsNotifications: false,
  marketingEmails: false,
  reviewNotifications: true,
  messageNotifications: true,
  language: 'tr',
  theme: 'system',
  autoLocation: true,
  shareData: false,
} as const satisfies Partial<PersonalSettings>;
export const interestIds = [
  'restaurant',
  'beauty',
  'automotive',
  'home',
  'photography',
  'business',
  'education',
  'health',
  'shopping',
  'medical',
  'food',
  'entertainment',
] as const;
export const businessCategoryIds = ['restaurant', 'beauty', 'automotive', 'photography', 'business', 'other'] as const;
const text = z.string().max(10_000);
/** Spec 1 §3, onboarding data. GET returns what is stored, PUT merges; `completed: true` ends it. */
export const onboarding = z.object({
  userType: z.enum(['business', 'customer', 'freelancer']).nullable(),
  fullName: text,
  phone: text,
  bio: text,
  city: text,
  interests: z.array(z.enum(interestIds)).max(interestIds.length),
  notificationSettings: z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() }),
  businessName: text,
  businessCategory: z.enum(businessCategoryIds).nullable(),
  businessDescription: text,
  businessAddress: text,
  businessPhone: text,
  businessWebsite: text,
  setupLater: z.boolean(),
  /** 0–6, where the person stood. */
  step: z.int().min(0).max(6),
  completed: z.boolean(),
});
export type Onboarding = z.infer<typeof onboarding>;
export const onboardingBody = onboarding.partial();
export type OnboardingBody = z.infer<typeof onboardingBody>;
