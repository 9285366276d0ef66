import { favorite, favoriteAnswer, favoriteBody, favoriteCheck } from '@carsi/contracts/http/favorite';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What people do with the companies of others. */
export const ofMembers: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/users/{id}/favorites',
    summary: 'Bir kişinin favorileri (kendisi)',
    status: 200,
    answer: z.array(favorite),
  },
  {
    method: 'post',
    path: '/api/favorites',
    summary: 'Favorilere ekle',
    body: favoriteBody,
    status: 200,
    answer: favoriteAnswer,
  },
  {
    method: 'delete',
    path: '/api/favorites/{userId}/{companyId}',
    summary: 'Favorilerden kaldır (kendisi)',
    status: 200,
    answer: favoriteAnswer,
  },
  {
    method: 'get',
    path: '/api/favorites/{userId}/{companyId}/check',
    summary: 'Favori mi (kendisi)',
    status: 200,
    answer: favoriteCheck,
  },
];
