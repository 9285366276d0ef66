import { z } from 'zod';
import { success } from './error.js';
import { routes } from './route.js';

/** Spec 2 §3, settings profile. GET answers it whole, PUT merges what it is given. */
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

/** `email` is told and never taken: addresses change by /auth/change-email. */
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
/** Spec 1 §3, onboarding data. GET answers what was kept so far, PUT merges; `completed: true` ends it. */
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

const DEEPEST_DRAFT = 10;
/** Names that a database or JavaScript reads as its own. */
const reservedNames = new Set(['_bsontype', '__proto__', 'constructor', 'prototype']);

/** What a form may hold: lists and objects of few levels, and no field named like something else. */
const isForm = (value: unknown, depth = 1): boolean => {
  if (value === null || typeof value !== 'object') return true;
  if (depth > DEEPEST_DRAFT) return false;
  if (Array.isArray(value)) return value.every((inner) => isForm(inner, depth + 1));
  return Object.entries(value).every(
    ([name, inner]) => !/^\$|\p{C}/u.test(name) && !reservedNames.has(name) && isForm(inner, depth + 1),
  );
};

/** GET/PUT /users/me/company-draft: what the company form opens with; null when there is none. */
export const companyDraft = z
  .unknown()
  .refine((draft) => isForm(draft))
  .pipe(z.record(z.string().max(60), z.unknown()).nullable());
export type CompanyDraft = z.infer<typeof companyDraft>;
/** Of a company that exists. Drafts are kept by it, so it is no name that a database reads as its own. */
export const companyOfDraft = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .refine((id) => !reservedNames.has(id));
/** With the id of a company that exists: what is changed of it and not yet sent. */
export const companyDraftQuery = z.object({ company: companyOfDraft.optional() });

export const personalSettingsRoutes = routes({
  'GET /api/users/me/settings': { summary: 'Ayarlar', who: 'member', answer: personalSettings },
  'PUT /api/users/me/settings': {
    summary: 'Ayarları değiştir',
    who: 'member',
    body: personalSettingsBody,
    answer: personalSettings,
  },
  'GET /api/users/me/onboarding': { summary: 'Kurulumda verilenler', who: 'member', answer: onboarding },
  'PUT /api/users/me/onboarding': {
    summary: 'Kurulumda verilenleri kaydet',
    who: 'member',
    body: onboardingBody,
    answer: onboarding,
  },
  'GET /api/users/me/company-draft': {
    summary: 'Firma formunun taslağı',
    who: 'member',
    query: companyDraftQuery,
    answer: z.object({ draft: companyDraft }),
  },
  'PUT /api/users/me/company-draft': {
    summary: 'Firma formunun taslağını kaydet',
    who: 'member',
    query: companyDraftQuery,
    body: companyDraft,
    answer: success,
  },
});
