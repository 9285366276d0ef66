import { z } from 'zod';
import { conversationReportReasons } from '../conversations.js';
import { sides } from '../events.js';
import { flag, page } from '../../common/query.js';
import { success } from '../../common/success.js';
import { unreadCount } from './notification.js';
import { routes } from '../../common/route.js';

/** Spec 2 §3, with what live lists need beside it. */
export const messageStatuses = ['sent', 'delivered', 'read'] as const;
export const message = z.object({
  /** `<conversation>_<seq>`. */
  id: z.string(),
  conversationId: z.string(),
  seq: z.int(),
  clientId: z.string(),
  /** Null once its author is erased: 'Silinmiş mesaj'. */
  content: z.string().nullable(),
  timestamp: z.iso.datetime(),
  /** The person's id, or the company's for what its owner writes: the owner's id is never sent. */
  senderId: z.string(),
  mine: z.boolean(),
  type: z.literal('text'),
  /** Of one's own: how far it came. Of the other's: always read. */
  status: z.enum(messageStatuses),
});
export type Message = z.infer<typeof message>;

export const conversation = z.object({
  id: z.string(),
  /** Of two states of a conversation the later one has the higher number. */
  revision: z.int(),
  /** The company for the person who began, that person for the company. */
  participantId: z.string(),
  participantName: z.string(),
  participantAvatar: z.string().nullable(),
  participantType: z.enum(['business', 'user']),
  /** Where the name leads: of a company its slug. */
  participantSlug: z.string().nullable(),
  /** Only to the company, and only where the person shows them. */
  participantEmail: z.string().nullable(),
  participantPhone: z.string().nullable(),
  businessId: z.string(),
  businessName: z.string(),
  lastMessage: message.nullable(),
  unreadCount: z.int(),
  isOnline: z.boolean(),
  lastSeen: z.iso.datetime().nullable(),
  isArchived: z.boolean(),
  isFavorite: z.boolean(),
  isBlocked: z.boolean(),
  /** By the other side: nothing can be sent. */
  isBlockedByOther: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversation>;

export const startConversationBody = z.object({ company_id: z.string().min(1).max(64) });
export const conversationsQuery = page.extend({ archived: flag.optional() });
export const messagesQuery = z.object({
  after: z.coerce.number().int().min(0).optional(),
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});
export const sendMessageBody = z.object({
  content: z.string().max(20_000).nullish(),
  client_id: z.string().min(8).max(64),
});
export const patchConversationBody = z.object({
  isFavorite: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  read: z.boolean().optional(),
  blocked: z.boolean().optional(),
});
export const reportConversationBody = z.object({
  reason: z.enum(conversationReportReasons),
  note: z.string().max(20_000).nullish(),
});

/** GET /companies/{id}/contact: what its page may offer. */
export const contactOptions = z.object({
  messages: z.boolean(),
  reason: z.enum(['unclaimed', 'off']).nullable(),
  online: z.boolean(),
  lastSeen: z.iso.datetime().nullable(),
  /** Median minutes until a request was answered, from five answered ones on. */
  responseMinutes: z.number().nullable(),
});
export type ContactOptions = z.infer<typeof contactOptions>;

/** Events of the socket, server → client. */
export interface LiveMessages {
  'message:new': Message;
  /** `side` from the receiver's view: the other side's marks moved, or those of the receiver's other device. */
  'message:status': { conversationId: string; of: 'me' | 'other'; delivered: number; read: number };
  'conversation:updated': Conversation;
  /** `participantId` as in the conversation: a company is there when its owner is. */
  presence: { participantId: string; online: boolean; lastSeen: string | null };
  typing: { conversationId: string; typing: boolean };
}

/** GET /admin/conversation-reports. */
export const conversationReportsQuery = page.extend({ settled: z.enum(['true', 'false']).optional() });
export const conversationReport = z.object({
  conversation_id: z.string(),
  side: z.enum(sides),
  reason: z.enum(conversationReportReasons),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
  locked: z.boolean(),
  person: z.object({ id: z.string(), name: z.string() }),
  company: z.object({ id: z.string(), name: z.string(), slug: z.string().nullable() }),
});
export type ConversationReport = z.infer<typeof conversationReport>;
export const reportedMessage = message
  .pick({ id: true, content: true, timestamp: true })
  .extend({ side: z.enum(sides) });
export type ReportedMessage = z.infer<typeof reportedMessage>;
export const settleReportsBody = z.object({ locked: z.boolean() });

const SIGN_IN = 'Mesajlarınızı görmek için giriş yapmanız gerekiyor';

export const conversationRoutes = routes({
  'GET /api/admin/conversation-reports': {
    summary: 'Bildirilen konuşmalar (yönetici)',
    who: 'admin',
    query: conversationReportsQuery,
    answer: z.array(conversationReport),
  },
  'POST /api/admin/conversation-reports/{id}/see': {
    summary: 'Bildirilen konuşmanın son mesajları; görüldüğü kayda geçer (yönetici)',
    who: 'admin',
    answer: z.array(reportedMessage),
  },
  'POST /api/admin/conversation-reports/{id}/settle': {
    summary: 'Bildirimi sonuçlandır (yönetici)',
    who: 'admin',
    body: settleReportsBody,
    answer: z.object({ settled: z.literal(true) }),
  },
  'GET /api/companies/{id}/contact': {
    summary: 'İşletmeye nasıl ulaşılır',
    who: 'anyone',
    limit: 'read',
    answer: contactOptions,
  },
  'GET /api/conversations': {
    summary: 'Konuşmalarım, en yenisi önce; arşiv ayrıdır (archived=true)',
    who: 'member',
    signIn: SIGN_IN,
    query: conversationsQuery,
    answer: z.array(conversation),
  },
  'POST /api/conversations': {
    summary: 'Bir işletmeyle konuşma başlat; başlamışsa onu verir (200)',
    who: 'member',
    signIn: SIGN_IN,
    body: startConversationBody,
    status: 201,
    answer: conversation,
  },
  'GET /api/conversations/unread-count': {
    summary: 'Okunmamış mesajı olan konuşmaların sayısı',
    who: 'member',
    signIn: SIGN_IN,
    answer: unreadCount,
  },
  'GET /api/conversations/{id}': {
    summary: 'Bir konuşma (üyeleri)',
    who: 'member',
    signIn: SIGN_IN,
    answer: conversation,
  },
  'PATCH /api/conversations/{id}': {
    summary: 'Kendi tarafını değiştir: yıldız, arşiv, okundu, engel; verilmeyen kalır',
    who: 'member',
    signIn: SIGN_IN,
    body: patchConversationBody,
    answer: conversation,
  },
  'GET /api/conversations/{id}/messages': {
    summary: 'Mesajlar, en yenisi sonda; after ve before sıra numarasıdır',
    who: 'member',
    signIn: SIGN_IN,
    query: messagesQuery,
    answer: z.array(message),
  },
  'POST /api/conversations/{id}/messages': {
    summary: 'Mesaj gönder; aynı client_id ile yeniden gönderilen tek mesajdır',
    who: 'member',
    signIn: SIGN_IN,
    body: sendMessageBody,
    status: 201,
    answer: message,
  },
  'POST /api/conversations/{id}/report': {
    summary: 'Konuşmayı yöneticilere bildir',
    who: 'member',
    signIn: SIGN_IN,
    body: reportConversationBody,
    answer: success,
  },
});
