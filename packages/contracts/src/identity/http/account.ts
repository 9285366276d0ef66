import { z } from 'zod';
import { success } from '../../common/success.js';
import { routes } from '../../common/route.js';
import { userTypes } from '../user-types.js';

/** Who is signed in, as login, `GET /auth/me`, `POST /auth/verify-email` and `PUT /auth/profile` answer it. */
export const accountUser = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  user_type: z.enum(userTypes),
  /** The admin's toggle. */
  verified: z.boolean(),
  email_verified: z.boolean(),
  email_confirmed_at: z.iso.datetime().nullable(),
  avatar: z.string().nullable(),
  company_name: z.string().nullable(),
  phone: z.string().nullable(),
  onboarding_completed: z.boolean(),
  /** Epoch seconds (decision 42). */
  created_at: z.int(),
  /** False for people who came by Google or GitHub and never set one. */
  has_password: z.boolean(),
  /** False until terms and notice were accepted; the next sign-in asks. */
  accepted_terms: z.boolean(),
  /** False after Google or GitHub, until a type is chosen. */
  type_chosen: z.boolean(),
  /** When the account will be erased, while the erasure can still be canceled. */
  erase_at: z.iso.datetime().nullable(),
});
export type AccountUser = z.infer<typeof accountUser>;

const typed = z.string().max(10_000);

export const registerBody = z.object({
  email: typed.optional(),
  password: typed.optional(),
  full_name: typed.optional(),
  user_type: typed.optional(),
  company_name: typed.nullish(),
  phone: typed.nullish(),
  accepted_terms: z.boolean().optional(),
  marketing_consent: z.boolean().optional(),
});
export type RegisterBody = z.infer<typeof registerBody>;
export const registerAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  requiresEmailVerification: z.literal(true),
  data: z.object({ user: z.object({ email_confirmed_at: z.null() }) }),
});

export const loginBody = z.object({ email: typed.optional(), password: typed.optional() });
export const loginAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  token: z.string(),
  refreshToken: z.string(),
  user: accountUser,
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const refreshBody = z.object({ refreshToken: z.string().max(500) });
export const tokensAnswer = z.object({ token: z.string(), refreshToken: z.string() });
export type TokensAnswer = z.infer<typeof tokensAnswer>;

export const emailBody = z.object({ email: typed.optional() });
/** Reset and resend answer alike whether or not the address is known (decision 10). */
export const messageAnswer = z.object({ success: z.literal(true), message: z.string() });

export const updatePasswordBody = z.object({
  newPassword: typed.optional(),
  resetToken: z.string().max(500).optional(),
  currentPassword: typed.optional(),
});

/** `password` confirms whose account it is, where neither a session nor the browser does. */
export const verifyEmailBody = z.object({ token: z.string().max(500).optional(), password: typed.optional() });
/** `password_token` is a `resetToken`: the password that the account was registered with is gone, and this sets one. */
export const verifyEmailAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  user: accountUser,
  password_token: z.string().optional(),
});
export type VerifyEmailAnswer = z.infer<typeof verifyEmailAnswer>;

/** POST /auth/take-back-email: what the mail to the former address leads to. */
export const takeBackEmailBody = z.object({ token: z.string().max(500).optional() });
export const takeBackEmailAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The address that counts again. */
  email: z.string(),
  password_token: z.string(),
});
export const changeEmailBody = z.object({ email: typed.optional(), password: typed.optional() });

/** Absent fields stay as they are. */
export const profileBody = z.object({
  full_name: typed.optional(),
  phone: typed.nullish(),
  company_name: typed.nullish(),
  user_type: typed.optional(),
  accepted_terms: z.boolean().optional(),
  marketing_consent: z.boolean().optional(),
});
export type ProfileBody = z.infer<typeof profileBody>;

export const avatarAnswer = z.object({ avatar: z.string().nullable() });
export type AvatarAnswer = z.infer<typeof avatarAnswer>;

export const accountSession = z.object({
  id: z.string(),
  /** The caller's session. */
  current: z.boolean(),
  /** 'Chrome, Windows', made from the agent; 'Bilinmeyen cihaz' without a known agent. */
  device: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const deleteAccountBody = z.object({
  phrase: typed.optional(),
  password: typed.optional(),
  /** The reviews go as well; otherwise they stay as 'Silinmiş kullanıcı'. */
  reviews_too: z.boolean().optional(),
});
/** `erase_at` is null where a mailed link has still to be opened: accounts without a password. */
export const deleteAccountAnswer = z.object({ success: z.literal(true), erase_at: z.iso.datetime().nullable() });
export type DeleteAccountAnswer = z.infer<typeof deleteAccountAnswer>;

/** POST /auth/account/confirm-deletion: what the mailed link opens. */
export const confirmDeletionBody = z.object({ token: z.string().max(500).optional() });
export const confirmDeletionAnswer = z.object({ success: z.literal(true), erase_at: z.iso.datetime() });

/** Which of the two ways in beside a password are configured; GET /auth/providers. */
export const providersAnswer = z.object({ google: z.boolean(), github: z.boolean() });
export const exchangeBody = z.object({ code: z.string().max(200) });

/** GET /auth/export/{id}. `url` is signed, works for ten minutes, and is null until it is ready. */
export const exportAnswer = z.object({
  id: z.string(),
  state: z.enum(['running', 'ready', 'failed', 'expired']),
  /** 0–100. */
  progress: z.int().min(0).max(100),
  expires_at: z.iso.datetime().nullable(),
  url: z.string().nullable(),
});
export type ExportAnswer = z.infer<typeof exportAnswer>;

export const accountRoutes = routes({
  'GET /api/auth/me': { summary: 'Giriş yapan kişi', who: 'member', answer: accountUser },
  'PUT /api/auth/profile': { summary: 'Profili güncelle', who: 'member', body: profileBody, answer: accountUser },
  'POST /api/auth/change-email': {
    summary: 'E-posta adresini değiştir',
    who: 'member',
    body: changeEmailBody,
    answer: messageAnswer,
  },
  'POST /api/auth/avatar': { summary: 'Profil resmi yükle (multipart, file)', who: 'member', answer: avatarAnswer },
  'DELETE /api/auth/avatar': { summary: 'Profil resmini kaldır', who: 'member', answer: avatarAnswer },
  'GET /api/auth/sessions': { summary: 'Açık oturumlar', who: 'member', answer: z.array(accountSession) },
  'POST /api/auth/sessions/end-others': { summary: 'Diğer oturumları kapat', who: 'member', answer: success },
  'DELETE /api/auth/sessions/{id}': { summary: 'Bir oturumu kapat', who: 'member', answer: success },
  'DELETE /api/auth/account': {
    summary: 'Hesabı sil',
    who: 'member',
    body: deleteAccountBody,
    status: 202,
    answer: deleteAccountAnswer,
  },
  'POST /api/auth/account/restore': { summary: 'Silmekten vazgeç', who: 'member', answer: accountUser },
});
