import { z } from 'zod';
import { requestKinds, requestStates } from '../customer-requests.js';
import { page } from '../../common/query.js';
import { routes } from '../../common/route.js';

export const request = z.object({
  id: z.string(),
  company_id: z.string(),
  company_name: z.string(),
  company_slug: z.string().nullable(),
  company_logo: z.string().nullable(),
  person_name: z.string(),
  person_avatar: z.string().nullable(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  message: z.string().nullable(),
  preferred_at: z.iso.datetime().nullable(),
  reply: z.string().nullable(),
  created_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
});
export type Request = z.infer<typeof request>;

export const makeRequestBody = z.object({
  company_id: z.string().min(1).max(64),
  kind: z.enum(requestKinds),
  message: z.string().max(20_000).nullish(),
  preferred_at: z.string().max(40).nullish(),
});
export const patchRequestBody = z.object({
  state: z.enum(['accepted', 'declined', 'done', 'canceled']),
  reply: z.string().max(20_000).nullish(),
});
export const requestsQuery = page.extend({
  side: z.enum(['person', 'company']).optional(),
  company_id: z.string().max(64).optional(),
  state: z.enum(requestStates).optional(),
});

export const requestRoutes = routes({
  'GET /api/requests': {
    summary: 'Teklif ve randevu istekleri: kendi gönderdiklerim ya da işletmelerime gelenler',
    who: 'member',
    query: requestsQuery,
    answer: z.array(request),
  },
  'POST /api/requests': {
    summary: 'Bir işletmeden teklif ya da randevu iste',
    who: 'member',
    body: makeRequestBody,
    status: 201,
    answer: request,
  },
  'PATCH /api/requests/{id}': {
    summary: 'Yanıtla (işletme) ya da geri al (isteyen)',
    who: 'member',
    body: patchRequestBody,
    answer: request,
  },
});
