import { businessDashboard, paths, receivedRequests, reviewsOf } from '@carsi/contracts/common/paths';
import type { CompanyName } from '@carsi/contracts/directory/company';
import type { Notification } from '@carsi/contracts/messaging/http/notification';
import type { NotificationKind, NotificationView } from '@carsi/contracts/messaging/notifications';
import { notificationTexts } from './notification-texts.js';
import { calledIn, type Names } from '../people-names.js';

/** The sender of each kind: the company, a person, or the site. */
const bySender: Partial<Record<NotificationKind, 'business' | 'user'>> = {
  'new-message': 'business',
  'review-reply': 'business',
  'new-campaign': 'business',
  'request-answered': 'business',
  'appointment-tomorrow': 'business',
  'new-request': 'user',
  'request-canceled': 'user',
};

export const toNotification = (
  view: NotificationView,
  companies: ReadonlyMap<string, CompanyName>,
  names: Names,
  siteName: string,
): Notification => {
  const company = view.companyId === null ? undefined : companies.get(view.companyId);
  const person = view.personId === null ? null : calledIn(names, view.personId);
  const { title, message } = notificationTexts[view.kind];
  return {
    id: view.id,
    type: view.type,
    title,
    message: message({
      company: company?.name ?? null,
      person: person?.name ?? null,
      count: view.count,
      plan: view.plan ?? {},
    }),
    timestamp: view.at,
    isRead: view.read,
    isArchived: view.archived,
    actionUrl: addressOf(view, company),
    sender: senderOf(view, company, person, siteName),
    metadata: {
      businessId: view.companyId,
      reviewId: reviewNameOf(view),
      conversationId: view.conversationId,
      requestId: view.requestId,
    },
  };
};

const senderOf = (
  { kind }: NotificationView,
  company: CompanyName | undefined,
  person: ReturnType<typeof calledIn> | null,
  siteName: string,
): Notification['sender'] => {
  if (person) return { name: person.name, avatar: person.avatar, type: 'user' };
  if (bySender[kind] === 'business' && company)
    return { name: company.name, avatar: company.logoUrl, type: 'business' };
  return { name: siteName, avatar: null, type: 'system' };
};

/** The public id of the review; older notifications hold an internal one, which is not sent. */
const reviewNameOf = ({ reviewId }: NotificationView): string | null => (reviewId?.includes('_') ? null : reviewId);

const addressOf = ({ kind, conversationId, companyId }: NotificationView, company: CompanyName | undefined): string => {
  const page = company?.open ? paths.company(company.slug) : undefined;
  switch (kind) {
    case 'new-message':
      return conversationId === null ? paths.messages : paths.conversation(conversationId);
    case 'new-review':
    case 'review-reply':
    case 'review-removed':
      return company?.open ? reviewsOf(company.slug) : paths.notifications;
    case 'new-favorite':
    case 'company-approved':
      return page ?? businessDashboard;
    case 'new-campaign':
      return page ?? paths.notifications;
    case 'new-request':
    case 'request-canceled':
      return receivedRequests;
    case 'company-rejected':
      return businessDashboard;
    case 'plan-ending':
    case 'payment-due':
    case 'invoice-issued':
    case 'invoice-paid':
    case 'plan-lowered':
    case 'plan-lapsed':
    case 'plan-ended':
      return companyId === null ? businessDashboard : paths.dashboard('premium', companyId);
    case 'request-answered':
    case 'appointment-tomorrow':
      return paths.requests;
  }
};
