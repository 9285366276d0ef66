import { success } from '@carsi/contracts/http/error';
import {
  listedMail,
  listedUser,
  listedUsersQuery,
  userTypeBody,
  verifyUserBody,
} from '@carsi/contracts/http/people-admin';
import { page } from '@carsi/contracts/http/query';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What owners do with their companies, and admins with people and companies. */
export const ofOwnersAndAdmins: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/admin/users',
    summary: 'Kullanıcılar (yönetici)',
    query: listedUsersQuery,
    status: 200,
    answer: z.array(listedUser),
  },
  {
    method: 'post',
    path: '/api/admin/users/{id}/verify',
    summary: 'Kullanıcıyı doğrula (yönetici)',
    body: verifyUserBody,
    status: 200,
    answer: listedUser,
  },
  {
    method: 'put',
    path: '/api/admin/users/{id}/type',
    summary: 'Kullanıcı tipini değiştir (yönetici)',
    body: userTypeBody,
    status: 200,
    answer: listedUser,
  },
  {
    method: 'delete',
    path: '/api/admin/users/{id}',
    summary: 'Kullanıcıyı sil (yönetici)',
    status: 202,
    answer: z.object({ success: z.literal(true), erase_at: z.string() }),
  },
  {
    method: 'get',
    path: '/api/admin/mails',
    summary: 'Posta kutusu (yönetici)',
    query: page,
    status: 200,
    answer: z.array(listedMail),
  },
  {
    method: 'get',
    path: '/api/admin/mails/{id}',
    summary: 'Postanın metni, bağlantıları gizli; kayda geçer (yönetici)',
    status: 200,
    answer: listedMail,
  },
  {
    method: 'post',
    path: '/api/admin/mails/{id}/send',
    summary: 'Postayı tekrar gönder (yönetici)',
    status: 200,
    answer: success,
  },
];
