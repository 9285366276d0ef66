import { confirmDeletionAnswer, confirmDeletionBody, exportAnswer } from '@carsi/contracts/http/account';
import { kvkkAnswerBody, kvkkRequest, kvkkRequestBody, kvkkRequestsQuery } from '@carsi/contracts/http/people-admin';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What the law on personal data lets people ask. */
export const ofPrivacy: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/auth/account/confirm-deletion',
    summary: 'Silmeyi onayla (şifresiz hesap, e-postadaki bağlantı)',
    body: confirmDeletionBody,
    status: 202,
    answer: confirmDeletionAnswer,
  },
  {
    method: 'post',
    path: '/api/auth/export',
    summary: 'Verilerimi iste',
    status: 202,
    answer: exportAnswer,
  },
  {
    method: 'get',
    path: '/api/auth/export',
    summary: 'İstenen arşivler',
    status: 200,
    answer: z.array(exportAnswer),
  },
  {
    method: 'get',
    path: '/api/auth/export/{id}',
    summary: 'Bir arşivin durumu',
    status: 200,
    answer: exportAnswer,
  },
  {
    method: 'get',
    path: '/api/auth/export/{id}/file',
    summary: 'Arşiv (zip; adresi imzalıdır)',
    query: z.object({ key: z.string() }),
    status: 200,
    answer: z.unknown(),
  },
  {
    method: 'post',
    path: '/api/users/me/kvkk-requests',
    summary: 'KVKK başvurusu yap',
    body: kvkkRequestBody,
    status: 201,
    answer: kvkkRequest,
  },
  {
    method: 'get',
    path: '/api/users/me/kvkk-requests',
    summary: 'KVKK başvurularım',
    status: 200,
    answer: z.array(kvkkRequest),
  },
  {
    method: 'get',
    path: '/api/admin/kvkk-requests',
    summary: 'KVKK başvuruları (yönetici)',
    query: kvkkRequestsQuery,
    status: 200,
    answer: z.array(kvkkRequest),
  },
  {
    method: 'patch',
    path: '/api/admin/kvkk-requests/{id}',
    summary: 'KVKK başvurusunu yanıtla (yönetici)',
    body: kvkkAnswerBody,
    status: 200,
    answer: kvkkRequest,
  },
];
