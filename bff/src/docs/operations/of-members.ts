import { favorite, favoriteAnswer, favoriteBody, favoriteCheck } from '@carsi/contracts/http/favorite';
import { makeRequestBody, patchRequestBody, request, requestsQuery } from '@carsi/contracts/http/request';
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
    method: 'get',
    path: '/api/favorites/{userId}',
    summary: 'Favorilerin firma numaraları (kendisi)',
    status: 200,
    answer: z.array(z.string()),
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
  {
    method: 'get',
    path: '/api/requests',
    summary: 'Teklif ve randevu istekleri: kendi gönderdiklerim ya da işletmelerime gelenler',
    query: requestsQuery,
    status: 200,
    answer: z.array(request),
  },
  {
    method: 'post',
    path: '/api/requests',
    summary: 'Bir işletmeden teklif ya da randevu iste',
    body: makeRequestBody,
    status: 201,
    answer: request,
  },
  {
    method: 'patch',
    path: '/api/requests/{id}',
    summary: 'Yanıtla (işletme) ya da geri al (isteyen)',
    body: patchRequestBody,
    status: 200,
    answer: request,
  },
];
