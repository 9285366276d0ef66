import { success } from '@carsi/contracts/http/error';
import {
  auditedAct,
  auditQuery,
  operatedService,
  rebuildBody,
  replayBody,
  siteSettingsAnswer,
  siteSettingsBody,
  skipBody,
} from '@carsi/contracts/http/administration';
import {
  conversationReport,
  conversationReportsQuery,
  reportedMessage,
  settleReportsBody,
} from '@carsi/contracts/http/conversation';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What admins do with companies and with the system. */
export const ofAdministration: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/admin/conversation-reports',
    summary: 'Bildirilen konuşmalar (yönetici)',
    query: conversationReportsQuery,
    status: 200,
    answer: z.array(conversationReport),
  },
  {
    method: 'post',
    path: '/api/admin/conversation-reports/{id}/see',
    summary: 'Bildirilen konuşmanın son mesajları; görüldüğü kayda geçer (yönetici)',
    status: 200,
    answer: z.array(reportedMessage),
  },
  {
    method: 'post',
    path: '/api/admin/conversation-reports/{id}/settle',
    summary: 'Bildirimi sonuçlandır (yönetici)',
    body: settleReportsBody,
    status: 200,
    answer: z.object({ settled: z.literal(true) }),
  },

  {
    method: 'get',
    path: '/api/admin/settings',
    summary: 'Site ayarları (yönetici)',
    status: 200,
    answer: siteSettingsAnswer,
  },
  {
    method: 'put',
    path: '/api/admin/settings',
    summary: 'Site ayarlarını değiştir (yönetici)',
    body: siteSettingsBody,
    status: 200,
    answer: siteSettingsAnswer,
  },
  {
    method: 'post',
    path: '/api/admin/settings/test-mail',
    summary: 'Kendi adresine deneme postası (yönetici)',
    status: 200,
    answer: success,
  },
  {
    method: 'get',
    path: '/api/admin/audit',
    summary: 'Yöneticilerin yaptıkları, yeniden eskiye (yönetici)',
    query: auditQuery,
    status: 200,
    answer: z.array(auditedAct),
  },
  {
    method: 'get',
    path: '/api/admin/operations',
    summary: 'Servislerin durumu (yönetici)',
    status: 200,
    answer: z.array(operatedService),
  },
  {
    method: 'post',
    path: '/api/admin/operations/{service}/rebuild',
    summary: 'Bir projeksiyonu yeniden kur (yönetici)',
    body: rebuildBody,
    status: 202,
    answer: z.object({ started: z.literal(true) }),
  },
  {
    method: 'post',
    path: '/api/admin/operations/{service}/replay',
    summary: 'Kenara konan olayları yeniden işle (yönetici)',
    body: replayBody,
    status: 200,
    answer: z.object({ done: z.int() }),
  },
  {
    method: 'post',
    path: '/api/admin/operations/{service}/skip',
    summary: 'Kenara konan bir olayı atla (yönetici)',
    body: skipBody,
    status: 200,
    answer: z.object({ skipped: z.boolean() }),
  },
];
