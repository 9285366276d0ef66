import { campaign } from '@carsi/contracts/http/campaign';
import { success } from '@carsi/contracts/http/error';
import { offering } from '@carsi/contracts/http/offering';
import {
  companyForecast,
  companyFormBody,
  companyOffers,
  companyVersion,
  historyQuery,
  ofCompanyQuery,
  offerBody,
  ownCompany,
  uploaded,
} from '@carsi/contracts/http/owned-company';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What owners have beside the company form. */
export const ofOwnerTools: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/uploads',
    summary: 'Firma görseli yükle (multipart, file)',
    status: 201,
    answer: uploaded,
  },
  {
    method: 'post',
    path: '/api/companies/forecast',
    summary: 'Firmanın olası adresi ve benzer kayıtlar (işletme hesabı)',
    body: companyFormBody,
    status: 200,
    answer: companyForecast,
  },
  {
    method: 'get',
    path: '/api/companies/{id}/history',
    summary: 'Firmanın geçmişi (sahibi)',
    query: historyQuery,
    status: 200,
    answer: z.array(companyVersion),
  },
  {
    method: 'post',
    path: '/api/companies/{id}/revisions/{version}/restore',
    summary: 'Eski bir sürüme dön (sahibi)',
    status: 200,
    answer: ownCompany,
  },
  {
    method: 'get',
    path: '/api/companies/{id}/offers',
    summary: 'Firmanın tüm ürün, hizmet ve kampanyaları (sahibi)',
    status: 200,
    answer: companyOffers,
  },
  {
    method: 'post',
    path: '/api/products-services',
    summary: 'Ürün veya hizmet ekle (sahibi)',
    body: offerBody,
    status: 201,
    answer: offering,
  },
  {
    method: 'put',
    path: '/api/products-services/{id}',
    summary: 'Ürün veya hizmeti değiştir (sahibi)',
    body: offerBody,
    status: 200,
    answer: offering,
  },
  {
    method: 'delete',
    path: '/api/products-services/{id}',
    summary: 'Ürün veya hizmeti sil (sahibi)',
    query: ofCompanyQuery,
    status: 200,
    answer: success,
  },
  {
    method: 'post',
    path: '/api/campaigns',
    summary: 'Kampanya ekle (sahibi)',
    body: offerBody,
    status: 201,
    answer: campaign,
  },
  {
    method: 'put',
    path: '/api/campaigns/{id}',
    summary: 'Kampanyayı değiştir (sahibi)',
    body: offerBody,
    status: 200,
    answer: campaign,
  },
  {
    method: 'delete',
    path: '/api/campaigns/{id}',
    summary: 'Kampanyayı sil (sahibi)',
    query: ofCompanyQuery,
    status: 200,
    answer: success,
  },
];
