import { claimAnswer, claimBody, claimsQuery, decideClaimBody, waitingClaim } from '@carsi/contracts/http/claim';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** Companies without an owner, and whose they are. */
export const ofClaims: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/companies/{id}/claims',
    summary: 'İşletmeyi sahiplen: kod iste, kodu gir ya da belge yükle (multipart, file)',
    body: claimBody,
    status: 200,
    answer: claimAnswer,
  },
  {
    method: 'get',
    path: '/api/admin/claims',
    summary: 'Belgeyle yapılan sahiplenme başvuruları (yönetici)',
    query: claimsQuery,
    status: 200,
    answer: z.array(waitingClaim),
  },
  {
    method: 'get',
    path: '/api/admin/claims/documents/{name}',
    summary: 'Başvurunun belgesi, WebP (yönetici)',
    status: 200,
    answer: z.unknown(),
  },
  {
    method: 'post',
    path: '/api/admin/claims/{id}/decision',
    summary: 'Başvuruyu karara bağla (yönetici)',
    body: decideClaimBody,
    status: 200,
    answer: claimAnswer,
  },
];
