import { z } from 'zod';
import { siteSettings } from './directory/site-settings.js';
import { routes } from './common/route.js';
import { success } from './common/success.js';

/** GET /admin/audit. `before` is the key of the last one that is known. */
export const auditQuery = z.object({
  service: z.string().max(40).optional(),
  before: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export const auditedAct = z.object({
  key: z.string(),
  at: z.iso.datetime(),
  by: z.object({ id: z.string(), name: z.string() }),
  /** The event that it left, e.g. CompanySuspended. */
  act: z.string(),
  kind: z.string(),
  id: z.string(),
  /** What it was done to is called so, where that is known. */
  name: z.string().nullable(),
  /** Its page, where it has one. */
  url: z.string().nullable(),
  reason: z.string().nullable(),
});
export type AuditedAct = z.infer<typeof auditedAct>;

/** GET /admin/insights: the last `days` days, the oldest first. */
export const insightsQuery = z.object({ days: z.coerce.number().int().min(7).max(365).optional() });
export const adminInsights = z.object({
  growth: z.array(z.object({ date: z.string(), users: z.int(), companies: z.int() })),
  /** From an account to a page with an owner: how many came how far. */
  funnel: z.object({ users: z.int(), businesses: z.int(), owned_companies: z.int() }),
  /** Searches without results, most frequent first. */
  searches: z.array(
    z.object({
      query: z.string(),
      /** As typed. */
      text: z.string(),
      asked: z.int(),
      without_results: z.int(),
      last_asked_at: z.iso.datetime(),
      /** A category to which its words, or some of them, are attached. */
      attached: z.object({ category: z.string(), words: z.string(), all: z.boolean() }).nullable(),
    }),
  ),
});
export type AdminInsights = z.infer<typeof adminInsights>;

/** GET /admin/operations. */
export const operatedService = z.object({
  name: z.string(),
  /** It answered in time. */
  up: z.boolean(),
  /** Milliseconds until it answered. */
  took: z.int(),
  projections: z.array(
    z.object({
      name: z.string(),
      version: z.int(),
      generation: z.int(),
      /** Events on which it failed: new code and a rebuild mend it. */
      faults: z.int(),
      /** Own events, and records of topics, that are still to be read. */
      behind: z.int(),
      rebuilding: z.object({ done: z.int(), total: z.int() }).nullable(),
    }),
  ),
  parked: z.array(
    z.object({
      policy: z.string(),
      topic: z.string(),
      partition: z.int(),
      position: z.int(),
      key: z.string(),
      reason: z.string(),
    }),
  ),
});
export type OperatedService = z.infer<typeof operatedService>;

export const rebuildBody = z.object({ projection: z.string().min(1).max(100) });
export const replayBody = z.object({ policy: z.string().min(1).max(100) });
export const skipBody = replayBody.extend({
  topic: z.string().min(1).max(100),
  partition: z.int().min(0),
  position: z.int().min(0),
});

/** GET and PUT /admin/settings: null means the configuration's value. */
export const siteSettingsBody = siteSettings.partial();
export const siteSettingsAnswer = z.object({
  said: siteSettings,
  /** What the configuration says, which may be more than an admin may type. */
  configured: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
  public_url: z.string(),
  map_tiles: z.string().nullable(),
  /** Host of the mail server; null where mails go into a folder. */
  mail_server: z.string().nullable(),
  /** Those that differ from what is built in. */
  limits: z.record(z.string(), z.number()),
});
export type SiteSettingsAnswer = z.infer<typeof siteSettingsAnswer>;

export const administrationRoutes = routes({
  'GET /api/admin/settings': { summary: 'Site ayarları (yönetici)', who: 'admin', answer: siteSettingsAnswer },
  'PUT /api/admin/settings': {
    summary: 'Site ayarlarını değiştir (yönetici)',
    who: 'admin',
    body: siteSettingsBody,
    answer: siteSettingsAnswer,
  },
  'POST /api/admin/settings/test-mail': {
    summary: 'Kendi adresine deneme postası (yönetici)',
    who: 'admin',
    answer: success,
  },
  'GET /api/admin/audit': {
    summary: 'Yöneticilerin yaptıkları, yeniden eskiye (yönetici)',
    who: 'admin',
    query: auditQuery,
    answer: z.array(auditedAct),
  },
  'GET /api/admin/operations': {
    summary: 'Servislerin durumu (yönetici)',
    who: 'admin',
    answer: z.array(operatedService),
  },
  'POST /api/admin/operations/{service}/rebuild': {
    summary: 'Bir projeksiyonu yeniden kur (yönetici)',
    who: 'admin',
    body: rebuildBody,
    status: 202,
    answer: z.object({ started: z.literal(true) }),
  },
  'POST /api/admin/operations/{service}/replay': {
    summary: 'Kenara konan olayları yeniden işle (yönetici)',
    who: 'admin',
    body: replayBody,
    answer: z.object({ done: z.int() }),
  },
  'POST /api/admin/operations/{service}/skip': {
    summary: 'Kenara konan bir olayı atla (yönetici)',
    who: 'admin',
    body: skipBody,
    answer: z.object({ skipped: z.boolean() }),
  },
  'GET /api/admin/insights': {
    summary: 'Büyüme ve sonuçsuz aramalar (yönetici)',
    who: 'admin',
    query: insightsQuery,
    answer: adminInsights,
  },
});
