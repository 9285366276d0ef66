import { notificationKinds } from '@carsi/contracts/messaging/notifications';
import type { MailRequested, NotificationRaised, NotificationsChanged } from '@carsi/contracts/messaging/events';
import type { Commit } from '@carsi/platform/platform';
import { ownerOf, type BoxEvent } from './box/events.js';

/** The border, for streams of boxes: that something is new or reads differently, and that a mail is to be sent. */
export const publishNotifications = (
  event: BoxEvent,
  { stream }: Pick<Commit, 'stream'>,
): NotificationRaised | NotificationsChanged | MailRequested | undefined => {
  const userId = ownerOf(stream);
  switch (event.type) {
    case 'NotificationRaised':
    case 'NotificationRepeated': {
      const { id, kind } = event.data;
      return { type: 'NotificationRaised', data: { userId, notificationId: id, type: notificationKinds[kind] } };
    }
    case 'MailAsked': {
      const { mailId, unread, conversations } = event.data;
      const data = { count: String(unread), conversations: String(conversations) };
      return { type: 'MailRequested', data: { mailId, personId: userId, template: 'unread-messages', data } };
    }
    case 'NoticeMailAsked': {
      const { mailId, template, data } = event.data;
      return { type: 'MailRequested', data: { mailId, personId: userId, template, data } };
    }
    case 'MailWithheld':
    case 'PersonReturned':
      return undefined;
    default:
      return { type: 'NotificationsChanged', data: { userId } };
  }
};
