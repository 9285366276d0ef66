import { listedCampaign } from '@carsi/contracts/http/campaign';
import { page } from '@carsi/contracts/http/query';
import { popularSearch } from '@carsi/contracts/http/search';
import { stats } from '@carsi/contracts/http/stats';
import { interactionAnswer, interactionBody, visitAnswer } from '@carsi/contracts/http/tracking';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What needs no account. */
export const ofEverybody: readonly Operation[] = [
  {
    method: 'get',
    path: '/files/{name}',
    summary: 'Bir görsel: {hash}.webp, dar biçimleri {hash}-320, -640, -1280, WebP ve AVIF',
    status: 200,
    answer: z.unknown(),
  },

  {
    method: 'post',
    path: '/api/companies/{id}/track-visit',
    summary: 'Ziyareti kaydet',
    status: 202,
    answer: visitAnswer,
  },
  {
    method: 'post',
    path: '/api/analytics',
    summary: 'Etkileşimi kaydet',
    body: interactionBody,
    status: 202,
    answer: interactionAnswer,
  },
  {
    method: 'get',
    path: '/api/campaigns',
    summary: 'Süren kampanyalar',
    query: page,
    status: 200,
    answer: z.array(listedCampaign),
  },
  { method: 'get', path: '/api/stats', summary: 'Sayılan rakamlar', status: 200, answer: stats },
  {
    method: 'get',
    path: '/api/searches/popular',
    summary: 'Popüler aramalar',
    status: 200,
    answer: z.array(popularSearch),
  },
];
