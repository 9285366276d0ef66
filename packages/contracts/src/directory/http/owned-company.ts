import { z } from 'zod';
import { administeredStates, offerForm, versionSteps } from '../owned-companies.js';
import { company, fieldsShownIn, scorePart } from './company.js';
import { companyForm } from '../company-profile.js';
import { planIds } from '../../billing/plans.js';
import { campaign } from './campaign.js';
import { success } from '../../common/success.js';
import { offering } from './offering.js';
import { page } from '../../common/query.js';
import { routes } from '../../common/route.js';

/** A field under the API's name, its value before and after. */
export const fieldDifference = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type FieldDifference = z.infer<typeof fieldDifference>;

/** POST and PUT /companies, GET /users/{id}/companies, GET /admin/companies. */
export const ownCompany = company.extend({
  owner_id: z.string().nullable(),
  ...fieldsShownIn('owner'),
  /** Public, whatever awaits approval. */
  live: z.boolean(),
  moderation: z
    .object({
      state: z.enum(['pending', 'rejected', 'suspended']),
      reason: z.string().nullable(),
      at: z.iso.datetime().nullable(),
    })
    .nullable(),
  restorable_until: z.iso.datetime().nullable(),
  /** Fields whose new value awaits approval. */
  changed: z.array(z.string()),
  /** The same with the public value (before) and the pending one (after). */
  differences: z.array(fieldDifference),
  ai_score_parts: z.array(scorePart),
  plan: z.enum(planIds),
  /** Of the plan; -1 is any number. */
  max_photos: z.int(),
  /** Beyond the plan: stored, and not shown. */
  hidden_images: z.array(z.string()),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** Another's owner_id is refused. `id` names the company that a forecast is for. */
export const companyFormBody = companyForm.extend({
  owner_id: z.unknown().optional(),
  id: z.string().max(64).optional(),
});

/** POST /companies/forecast: the form as far as it is typed, with `id` for a company that exists. */
export const companyForecast = z.object({
  slug: z.string(),
  duplicates: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      district: z.string().nullable(),
    }),
  ),
});
export type CompanyForecast = z.infer<typeof companyForecast>;

/** GET /companies/{id}/history, newest first. */
export const companyVersion = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.enum(['owner', 'admin']),
  steps: z.array(z.enum(versionSteps)),
  reason: z.string().nullable(),
  differences: z.array(fieldDifference),
});
export type CompanyVersion = z.infer<typeof companyVersion>;
export const historyQuery = page;

/** GET /companies/{id}/offers: all of them, also what visitors do not see. */
export const companyOffers = z.object({
  campaigns: z.array(campaign.extend({ hidden: z.boolean() })),
  products_services: z.array(offering),
  max_promotions: z.int(),
});
export type CompanyOffers = z.infer<typeof companyOffers>;
/** POST and PUT of /campaigns and /products-services; DELETE has `company_id` in the query. */
export const offerBody = offerForm.and(z.object({ company_id: z.string().max(64) }));
export const ofCompanyQuery = z.object({ company_id: z.string().max(64) });

/** POST /uploads. */
export const uploaded = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type Uploaded = z.infer<typeof uploaded>;

export const adminCompaniesQuery = page.extend({
  q: z.string().max(200).optional(),
  status: z.enum(administeredStates).optional(),
});
const reason = z.string().trim().max(1_000).optional();
export const approveBody = z.object({ approved: z.boolean(), reason });
export const decideCompaniesBody = z.object({
  ids: z.array(z.string().min(1).max(64)).min(1).max(100),
  approved: z.boolean(),
  reason,
});
/** `code` is null where it was done. */
export const decidedCompany = z.object({ id: z.string(), code: z.string().nullable() });
export type DecidedCompany = z.infer<typeof decidedCompany>;
export const suspendBody = z.object({ reason });
export const marksBody = z.object({ verified: z.boolean().optional(), featured: z.boolean().optional() });

/** GET /admin/stats. */
export const adminStats = z.object({
  totalUsers: z.int(),
  totalCompanies: z.int(),
  pendingApprovals: z.int(),
  verifiedUsers: z.int(),
});

export const ownedCompanyRoutes = routes({
  'POST /api/companies': {
    summary: 'Firma ekle (işletme hesabı)',
    who: 'member',
    body: companyFormBody,
    status: 201,
    answer: ownCompany,
  },
  'PUT /api/companies/{id}': {
    summary: 'Firmayı güncelle (sahibi)',
    who: 'owner',
    body: companyFormBody,
    answer: ownCompany,
  },
  'DELETE /api/companies/{id}': { summary: 'Firmayı kapat (sahibi)', who: 'owner', answer: ownCompany },
  'POST /api/companies/{id}/restore': { summary: 'Kapatmaktan vazgeç (sahibi)', who: 'owner', answer: ownCompany },
  'GET /api/users/{id}/companies': {
    summary: 'Bir kişinin firmaları (kendisi)',
    who: 'owner',
    answer: z.array(ownCompany),
  },
  'POST /api/uploads': {
    summary: 'Firma görseli yükle (multipart, file)',
    who: 'member',
    status: 201,
    answer: uploaded,
  },
  'POST /api/companies/forecast': {
    summary: 'Firmanın olası adresi ve benzer kayıtlar (işletme hesabı)',
    who: 'member',
    body: companyFormBody,
    answer: companyForecast,
  },
  'GET /api/companies/{id}/history': {
    summary: 'Firmanın geçmişi (sahibi)',
    who: 'owner',
    query: historyQuery,
    answer: z.array(companyVersion),
  },
  'POST /api/companies/{id}/revisions/{version}/restore': {
    summary: 'Eski bir sürüme dön (sahibi)',
    who: 'owner',
    answer: ownCompany,
  },
  'GET /api/companies/{id}/offers': {
    summary: 'Firmanın tüm ürün, hizmet ve kampanyaları (sahibi)',
    who: 'owner',
    answer: companyOffers,
  },
  'POST /api/products-services': {
    summary: 'Ürün veya hizmet ekle (sahibi)',
    who: 'member',
    body: offerBody,
    status: 201,
    answer: offering,
  },
  'PUT /api/products-services/{id}': {
    summary: 'Ürün veya hizmeti değiştir (sahibi)',
    who: 'member',
    body: offerBody,
    answer: offering,
  },
  'DELETE /api/products-services/{id}': {
    summary: 'Ürün veya hizmeti sil (sahibi)',
    who: 'member',
    query: ofCompanyQuery,
    answer: success,
  },
  'POST /api/campaigns': {
    summary: 'Kampanya ekle (sahibi)',
    who: 'member',
    body: offerBody,
    status: 201,
    answer: campaign,
  },
  'PUT /api/campaigns/{id}': {
    summary: 'Kampanyayı değiştir (sahibi)',
    who: 'member',
    body: offerBody,
    answer: campaign,
  },
  'DELETE /api/campaigns/{id}': {
    summary: 'Kampanyayı sil (sahibi)',
    who: 'member',
    query: ofCompanyQuery,
    answer: success,
  },
  'GET /api/admin/stats': { summary: 'Yönetim özeti (yönetici)', who: 'admin', answer: adminStats },
  'GET /api/admin/companies': {
    summary: 'Firmalar ve onay bekleyenler (yönetici)',
    who: 'admin',
    query: adminCompaniesQuery,
    answer: z.array(ownCompany),
  },
  'POST /api/admin/companies/decide': {
    summary: 'Birkaç firmayı birden onayla ya da reddet (yönetici)',
    who: 'admin',
    body: decideCompaniesBody,
    answer: z.array(decidedCompany),
  },
  'POST /api/admin/companies/{id}/approve': {
    summary: 'Onayla ya da reddet (yönetici)',
    who: 'admin',
    body: approveBody,
    answer: ownCompany,
  },
  'POST /api/admin/companies/{id}/suspend': {
    summary: 'Yayından kaldır (yönetici)',
    who: 'admin',
    body: suspendBody,
    answer: ownCompany,
  },
  'POST /api/admin/companies/{id}/reinstate': {
    summary: 'Yeniden yayına al (yönetici)',
    who: 'admin',
    answer: ownCompany,
  },
  'POST /api/admin/companies/{id}/marks': {
    summary: 'Doğrula ya da öne çıkar (yönetici)',
    who: 'admin',
    body: marksBody,
    answer: ownCompany,
  },
});
