import { z } from 'zod';
import type { PlanId } from '../billing/plans.js';

export const notificationTypes = ['message', 'review', 'favorite', 'promotion', 'system', 'reminder'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** What happened. The type groups them for tabs, icons and settings. */
export const notificationKinds = {
  'new-message': 'message',
  'new-review': 'review',
  'review-reply': 'review',
  'review-removed': 'review',
  'new-favorite': 'favorite',
  'new-campaign': 'promotion',
  'company-approved': 'system',
  'company-rejected': 'system',
  'new-request': 'system',
  'request-answered': 'system',
  'request-canceled': 'system',
  'appointment-tomorrow': 'reminder',
  'plan-ending': 'reminder',
  'payment-due': 'reminder',
  'invoice-issued': 'system',
  'invoice-paid': 'system',
  'plan-lowered': 'system',
  'plan-lapsed': 'system',
  'plan-ended': 'system',
} as const satisfies Record<string, NotificationType>;
export type NotificationKind = keyof typeof notificationKinds;

/** Those of a company's plan and its invoices: they go out by mail as well. */
export const planNotices = [
  'plan-ending',
  'payment-due',
  'invoice-issued',
  'invoice-paid',
  'plan-lowered',
  'plan-lapsed',
  'plan-ended',
] as const satisfies readonly NotificationKind[];
export type PlanNotice = (typeof planNotices)[number];

/** Facts of a notice about a plan. Total in kuruş, `at`: when it ends or has to be paid, ISO-8601. */
export interface PlanFacts {
  readonly planId?: PlanId;
  readonly nextPlanId?: PlanId;
  readonly trial?: boolean;
  readonly number?: string;
  readonly reference?: string;
  readonly total?: number;
  readonly at?: string;
}

export const notificationTabs = ['all', 'unread', 'messages', 'reviews', 'archive'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

export const listNotifications = z.object({
  tab: z.enum(notificationTabs),
  limit: z.int().min(1).max(100),
  offset: z.int().min(0),
});
export type ListNotifications = z.infer<typeof listNotifications>;

export const changeNotification = z.object({
  notificationId: z.string().min(1).max(200),
  isRead: z.boolean().optional(),
  isArchived: z.boolean().optional(),
});
export type ChangeNotification = z.infer<typeof changeNotification>;

/** Ids and facts; the BFF adds sentence and names. */
export interface NotificationView {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly type: NotificationType;
  readonly at: string;
  readonly read: boolean;
  readonly archived: boolean;
  /** How many events it groups: several messages of one conversation are one notification. */
  readonly count: number;
  readonly companyId: string | null;
  /** Who caused it, where that is public. */
  readonly personId: string | null;
  readonly reviewId: string | null;
  readonly conversationId: string | null;
  readonly requestId: string | null;
  readonly campaignId: string | null;
  /** Of a notice of a plan. */
  readonly plan?: PlanFacts;
}

/** Always the caller's own. */
export interface NotificationsCalls {
  notifications(body: ListNotifications): Promise<{
    readonly notifications: readonly NotificationView[];
    readonly total: number;
    /** Not archived; not archived and unread. */
    readonly counts: { readonly all: number; readonly unread: number };
  }>;
  unreadNotifications(body: Record<string, never>): Promise<{ readonly unread: number }>;
  /** Refuses NOTIFICATION_NOT_FOUND. */
  changeNotification(body: ChangeNotification): Promise<NotificationView>;
  removeNotification(body: { readonly notificationId: string }): Promise<{ readonly removed: true }>;
  readAllNotifications(body: Record<string, never>): Promise<{ readonly read: number }>;
  /** Every one that is read goes to the archive. */
  archiveReadNotifications(body: Record<string, never>): Promise<{ readonly archived: number }>;
  /** Deletes what is archived. */
  emptyNotificationArchive(body: Record<string, never>): Promise<{ readonly removed: number }>;
}
