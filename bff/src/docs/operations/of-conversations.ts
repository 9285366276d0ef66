import {
  contactOptions,
  conversation,
  conversationsQuery,
  message,
  messagesQuery,
  patchConversationBody,
  reportConversationBody,
  sendMessageBody,
  startConversationBody,
} from '@carsi/contracts/http/conversation';
import { success } from '@carsi/contracts/http/error';
import { unreadCount } from '@carsi/contracts/http/notification';
import { z } from 'zod';
import type { Operation } from './operation.js';

/** What people and companies write to each other; live over the socket of the same address. */
export const ofConversations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/companies/{id}/contact',
    summary: 'İşletmeye nasıl ulaşılır',
    status: 200,
    answer: contactOptions,
  },
  {
    method: 'get',
    path: '/api/conversations',
    summary: 'Konuşmalarım, en yenisi önce; arşiv ayrıdır (archived=true)',
    query: conversationsQuery,
    status: 200,
    answer: z.array(conversation),
  },
  {
    method: 'post',
    path: '/api/conversations',
    summary: 'Bir işletmeyle konuşma başlat; başlamışsa onu verir (200)',
    body: startConversationBody,
    status: 201,
    answer: conversation,
  },
  {
    method: 'get',
    path: '/api/conversations/unread-count',
    summary: 'Okunmamış mesajı olan konuşmaların sayısı',
    status: 200,
    answer: unreadCount,
  },
  {
    method: 'get',
    path: '/api/conversations/{id}',
    summary: 'Bir konuşma (üyeleri)',
    status: 200,
    answer: conversation,
  },
  {
    method: 'patch',
    path: '/api/conversations/{id}',
    summary: 'Kendi tarafını değiştir: yıldız, arşiv, okundu, engel; verilmeyen kalır',
    body: patchConversationBody,
    status: 200,
    answer: conversation,
  },
  {
    method: 'get',
    path: '/api/conversations/{id}/messages',
    summary: 'Mesajlar, en yenisi sonda; after ve before sıra numarasıdır',
    query: messagesQuery,
    status: 200,
    answer: z.array(message),
  },
  {
    method: 'post',
    path: '/api/conversations/{id}/messages',
    summary: 'Mesaj gönder; aynı client_id ile yeniden gönderilen tek mesajdır',
    body: sendMessageBody,
    status: 201,
    answer: message,
  },
  {
    method: 'post',
    path: '/api/conversations/{id}/report',
    summary: 'Konuşmayı yöneticilere bildir',
    body: reportConversationBody,
    status: 200,
    answer: success,
  },
];
