import { z } from 'zod';
import { success } from '../../common/success.js';
import { routes } from '../../common/route.js';
import { personalSettings, personalSettingsBody, onboarding, onboardingBody } from '../personal-settings.js';

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

/** Of a company that exists. Drafts are stored under it, so it is no name that a database reserves. */
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
