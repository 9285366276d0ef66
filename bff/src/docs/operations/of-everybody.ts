import { listedCampaign, campaign } from '@carsi/contracts/http/campaign';
import { category } from '@carsi/contracts/http/category';
import { company, companyDetails, companyListItem, visitorDay } from '@carsi/contracts/http/company';
import { insight, recommendation, recommendationsQuery } from '@carsi/contracts/http/insight';
import { offering } from '@carsi/contracts/http/offering';
import { city, district } from '@carsi/contracts/http/place';
import { page } from '@carsi/contracts/http/query';
import {
  companiesQuery,
  popularSearch,
  searchAnswer,
  searchQuery,
  suggestQuery,
  suggestion,
} from '@carsi/contracts/http/search';
import { stats } from '@carsi/contracts/http/stats';
import { interactionAnswer, interactionBody, visitAnswer } from '@carsi/contracts/http/tracking';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What needs no account. */
export const ofEverybody: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/categories',
    summary: 'Kök kategoriler, alt kategorileriyle',
    status: 200,
    answer: z.array(category),
  },
  { method: 'get', path: '/api/categories/{idOrSlug}', summary: 'Bir kategori', status: 200, answer: category },
  {
    method: 'get',
    path: '/files/{name}',
    summary: 'Bir görsel: {hash}.webp, dar biçimleri {hash}-320, -640, -1280, WebP ve AVIF',
    status: 200,
    answer: z.unknown(),
  },
  { method: 'get', path: '/api/cities', summary: '81 il', status: 200, answer: z.array(city) },
  {
    method: 'get',
    path: '/api/cities/{slug}/districts',
    summary: 'Bir ilin ilçeleri',
    status: 200,
    answer: z.array(district),
  },
  {
    method: 'get',
    path: '/api/companies',
    summary: 'Firma listesi',
    query: companiesQuery,
    status: 200,
    answer: z.array(companyListItem),
  },
  {
    method: 'get',
    path: '/api/companies/featured',
    summary: 'Öne çıkan firmalar',
    query: page,
    status: 200,
    answer: z.array(companyListItem),
  },
  {
    method: 'get',
    path: '/api/companies/search',
    summary: 'Arama',
    query: searchQuery,
    status: 200,
    answer: searchAnswer,
  },
  {
    method: 'get',
    path: '/api/companies/suggest',
    summary: 'Yazarken öneriler',
    query: suggestQuery,
    status: 200,
    answer: z.array(suggestion),
  },
  {
    method: 'get',
    path: '/api/companies/recommendations',
    summary: 'Öneriler',
    query: recommendationsQuery,
    status: 200,
    answer: z.array(recommendation),
  },
  { method: 'get', path: '/api/companies/slug/{slug}', summary: 'Adresine göre firma', status: 200, answer: company },
  { method: 'get', path: '/api/companies/{id}', summary: 'Firma', status: 200, answer: company },
  {
    method: 'get',
    path: '/api/companies/{id}/insights',
    summary: 'Firmanın içgörüleri',
    status: 200,
    answer: z.array(insight),
  },
  {
    method: 'get',
    path: '/api/companies/{idOrSlug}/details',
    summary: 'Firma sayfasının tamamı',
    status: 200,
    answer: companyDetails,
  },
  {
    method: 'get',
    path: '/api/companies/{id}/campaigns',
    summary: 'Firmanın kampanyaları',
    status: 200,
    answer: z.array(campaign),
  },
  {
    method: 'get',
    path: '/api/companies/{id}/products-services',
    summary: 'Ürün ve hizmetler',
    status: 200,
    answer: z.array(offering),
  },
  {
    method: 'get',
    path: '/api/companies/{id}/visitor-stats',
    summary: 'Günlük ziyaretçiler',
    query: z.object({ days: z.coerce.number().optional() }),
    status: 200,
    answer: z.array(visitorDay),
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
