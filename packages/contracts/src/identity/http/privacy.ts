import { z } from 'zod';
import { confirmDeletionAnswer, confirmDeletionBody, exportAnswer } from './account.js';
import { kvkkAnswerBody, kvkkRequest, kvkkRequestBody, kvkkRequestsQuery } from './kvkk.js';
import { routes } from '../../common/route.js';

export const privacyRoutes = routes({
  'POST /api/auth/account/confirm-deletion': {
    summary: 'Silmeyi onayla (şifresiz hesap, e-postadaki bağlantı)',
    who: 'anyone',
    limit: 'session',
    body: confirmDeletionBody,
    status: 202,
    answer: confirmDeletionAnswer,
  },
  'POST /api/auth/export': { summary: 'Verilerimi iste', who: 'member', status: 202, answer: exportAnswer },
  'GET /api/auth/export': { summary: 'İstenen arşivler', who: 'member', answer: z.array(exportAnswer) },
  'GET /api/auth/export/{id}': { summary: 'Bir arşivin durumu', who: 'member', answer: exportAnswer },
  'GET /api/auth/export/{id}/file': {
    summary: 'Arşiv (zip; adresi imzalıdır)',
    who: 'anyone',
    limit: 'session',
    query: z.object({ key: z.string().catch('') }),
    answer: z.unknown(),
  },
  'POST /api/users/me/kvkk-requests': {
    summary: 'KVKK başvurusu yap',
    who: 'member',
    body: kvkkRequestBody,
    status: 201,
    answer: kvkkRequest,
  },
  'GET /api/users/me/kvkk-requests': { summary: 'KVKK başvurularım', who: 'member', answer: z.array(kvkkRequest) },
  'GET /api/admin/kvkk-requests': {
    summary: 'KVKK başvuruları (yönetici)',
    who: 'admin',
    query: kvkkRequestsQuery,
    answer: z.array(kvkkRequest),
  },
  'PATCH /api/admin/kvkk-requests/{id}': {
    summary: 'KVKK başvurusunu yanıtla (yönetici)',
    who: 'admin',
    body: kvkkAnswerBody,
    answer: kvkkRequest,
  },
});
