import {
  adminInvoicesQuery,
  billingIdentityAnswer,
  billingIdentityForm,
  invoice,
  plan,
  subscribed,
  subscribeForm,
  subscription,
  subscriptionPatch,
} from '@carsi/contracts/http/billing';
import { page } from '@carsi/contracts/http/query';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** Plans, subscriptions, invoices. */
export const ofBilling: readonly Operation[] = [
  { method: 'get', path: '/api/plans', summary: 'Planlar', status: 200, answer: z.array(plan) },
  {
    method: 'get',
    path: '/api/billing/identity',
    summary: 'Faturalarımın kimin adına düzenlendiği; söylenmediyse null',
    status: 200,
    answer: billingIdentityAnswer,
  },
  {
    method: 'put',
    path: '/api/billing/identity',
    summary: 'Fatura bilgilerimi yaz (bundan sonraki faturalar için)',
    body: billingIdentityForm,
    status: 200,
    answer: billingIdentityAnswer,
  },
  {
    method: 'get',
    path: '/api/subscriptions/{id}/status',
    summary: 'Bir firmanın aboneliği (sahibi)',
    status: 200,
    answer: subscription,
  },
  {
    method: 'post',
    path: '/api/subscriptions',
    summary: 'Abone ol (firmanın sahibi)',
    body: subscribeForm,
    status: 200,
    answer: subscribed,
  },
  {
    method: 'patch',
    path: '/api/subscriptions/{id}',
    summary: 'Yenilemeyi aç, kapat ya da aboneliği sonlandır (sahibi)',
    body: subscriptionPatch,
    status: 200,
    answer: subscription,
  },
  {
    method: 'post',
    path: '/api/subscriptions/{id}/trial',
    summary: '30 gün ücretsiz dene (sahibi, bir kez)',
    status: 200,
    answer: subscription,
  },
  {
    method: 'get',
    path: '/api/subscriptions/{id}/invoices',
    summary: 'Bir firmanın faturaları (sahibi)',
    query: page,
    status: 200,
    answer: z.array(invoice),
  },
  {
    method: 'get',
    path: '/api/invoices/{id}.pdf',
    summary: 'Bir fatura, PDF olarak (sahibi)',
    status: 200,
    answer: z.string(),
  },
  {
    method: 'get',
    path: '/api/admin/invoices',
    summary: 'Faturalar (yönetici)',
    query: adminInvoicesQuery,
    status: 200,
    answer: z.array(invoice),
  },
  {
    method: 'post',
    path: '/api/admin/invoices/{id}/paid',
    summary: 'Ödendi olarak işaretle (yönetici)',
    status: 200,
    answer: invoice,
  },
];
