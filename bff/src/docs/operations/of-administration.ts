import {
  adminCompaniesQuery,
  adminStats,
  approveBody,
  decideCompaniesBody,
  decidedCompany,
  marksBody,
  ownCompany,
  suspendBody,
} from '@carsi/contracts/http/owned-company';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What admins do with companies. */
export const ofAdministration: readonly Operation[] = [
  { method: 'get', path: '/api/admin/stats', summary: 'Yönetim özeti (yönetici)', status: 200, answer: adminStats },
  {
    method: 'get',
    path: '/api/admin/companies',
    summary: 'Firmalar ve onay bekleyenler (yönetici)',
    query: adminCompaniesQuery,
    status: 200,
    answer: z.array(ownCompany),
  },
  {
    method: 'post',
    path: '/api/admin/companies/decide',
    summary: 'Birkaç firmayı birden onayla ya da reddet (yönetici)',
    body: decideCompaniesBody,
    status: 200,
    answer: z.array(decidedCompany),
  },
  {
    method: 'post',
    path: '/api/admin/companies/{id}/approve',
    summary: 'Onayla ya da reddet (yönetici)',
    body: approveBody,
    status: 200,
    answer: ownCompany,
  },
  {
    method: 'post',
    path: '/api/admin/companies/{id}/suspend',
    summary: 'Yayından kaldır (yönetici)',
    body: suspendBody,
    status: 200,
    answer: ownCompany,
  },
  {
    method: 'post',
    path: '/api/admin/companies/{id}/reinstate',
    summary: 'Yeniden yayına al (yönetici)',
    status: 200,
    answer: ownCompany,
  },
  {
    method: 'post',
    path: '/api/admin/companies/{id}/marks',
    summary: 'Doğrula ya da öne çıkar (yönetici)',
    body: marksBody,
    status: 200,
    answer: ownCompany,
  },
];
